/** Words of double dummy beside the replay, in Greek. */

import type { doubleDummy as english } from '../../en/screens/doubleDummy.ts';
import { whose } from '../cases.ts';
import { count } from '../count.ts';
import type { Translated } from '../../translated.ts';

export const doubleDummy: Translated<typeof english> = {
  doubleDummy: {
    title: 'Double dummy',
    hint: 'Double dummy, μόνο ως συμβουλή: τι δίνει κάθε φύλλο σε σχέση με το συμβόλαιο. Λεβέ που μεταφέρονται για ρενόνς δεν μετρούν.',
    shown: 'Το double dummy εμφανίζεται: μόνο ως συμβουλή',
    hidden: 'Το double dummy δεν εμφανίζεται πια',
    onlyOpen: 'Το double dummy εμφανίζεται μόνο όπου φαίνονται και τα τέσσερα χέρια',
    asked: 'Double dummy: υπολογίζεται',
    failed: 'Το double dummy δεν φορτώθηκε',
    over: 'Double dummy: δεν μένει φύλλο να παιχτεί',
    choice: 'Το double dummy δεν έχει απάντηση εδώ: κάποιος πρέπει πρώτα να επιλέξει',
    none: 'Το double dummy δεν έχει απάντηση εδώ',
    along:
      'Κάτω από τη γραμμή του χρόνου, σε double dummy: όλες οι λεβέ του άξονα του εκτελεστή· ▼ φύλλο που του κόστισε λεβέ, ▲ που κόστισε στην άμυνα',
    cards: ({ seat }) =>
      `Double dummy, μόνο ως συμβουλή: δίπλα σε κάθε φύλλο ${whose(seat)}, τι κάνει ο άξονας του εκτελεστή σε σχέση με το συμβόλαιο`,
    card: ({ above }) =>
      `double dummy ${above === 0 ? 'ακριβώς το συμβόλαιο' : above > 0 ? `${above} επιπλέον` : `μέσα ${-above}`}`,
    tricks: ({ tricks }) => `double dummy, μόνο ως συμβουλή: ο άξονας του εκτελεστή παίρνει ${tricks} λεβέ`,
    cost: ({ seat, tricks }) =>
      `το φύλλο ${whose(seat)} κόστισε ${count(tricks, 'λεβέ', 'λεβέ')} σε double dummy`,
  },
};
