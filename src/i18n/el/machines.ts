/** What the lifecycles and their states are called. A state without an entry is spelled out from its own name. */

import type { machines as english } from '../en/machines.ts';
import type { Translated } from '../translated.ts';

export const machines: Translated<typeof english> = {
  penaltyCard: {
    name: 'Τιμωρημένο φύλλο',
    states: {
      exposed: 'φανερώθηκε',
      auctionPeriod: 'ανοιχτό, συνεχίζεται η αγορά',
      unseen: 'αθέατο για τον συμπαίκτη',
      minor: 'μικρό',
      major: 'μεγάλο',
      played: 'παίχτηκε',
      returned: 'πίσω στο χέρι',
      waived: 'όχι τιμωρημένο',
      void: 'δεν είναι πια',
    },
  },
  leadRestriction: {
    name: 'Επιλογή για την έξοδο',
    states: {
      pendingChoice: 'επιλέγει ο εκτελεστής',
      required: 'απαίτηση χρώματος',
      forbidden: 'απαγόρευση χρώματος',
      free: 'ελεύθερη έξοδος',
      obeyed: 'τηρήθηκε',
      lost: 'η έξοδος χάθηκε',
      expired: 'έληξε',
      lapsed: 'χάθηκε το δικαίωμα',
    },
  },
  revoke: {
    name: 'Ρενόνς',
    states: {
      latent: 'έγινε, δεν φάνηκε ακόμη',
      attention: 'επισημάνθηκε',
      corrected: 'διορθωμένο',
      correctedAndAdjusted: 'διορθωμένο, με αυτόματη αναπροσαρμογή',
      settled: 'οριστική διόρθωση',
      established: 'οριστικοποιημένο',
      adjusted: 'αυτόματη αναπροσαρμογή',
      reviewed: 'εξετάστηκε η αποκατάσταση',
      lifted: 'τελικά όχι ρενόνς',
    },
  },
  cardChange: {
    name: 'Αλλαγή φύλλου',
    states: {
      mayChange: 'μπορεί να αλλάξει',
      withdrawn: 'αποσύρθηκε',
      replaced: 'άλλαξε',
      kept: 'έμεινε',
      lapsed: 'αργά',
    },
  },
  leadOutOfTurn: {
    name: 'Έξοδος εκτός σειράς',
    states: {
      pending: 'δεκτή ή όχι;',
      accepted: 'δεκτή',
      refused: 'όχι δεκτή',
      playedTo: 'παίχτηκε πάνω της',
      acceptedByPlay: 'δεκτή με παίξιμο',
      properLeadMade: 'έγινε η κανονική',
      replaced: 'έξοδος από το άλλο χέρι',
      forcedBack: 'δεν μπορεί να γίνει δεκτή',
      takenBack: 'αποσύρθηκε',
      lapsed: 'έληξε',
    },
  },
  openingLead: {
    name: 'Αντάμ εκτός σειράς',
    states: {
      pending: 'επιλέγει ο εκτελεστής',
      accepted: 'δεκτό',
      properLeadMade: 'έγινε η κανονική',
      played: 'δεκτό με παίξιμο',
      declarerIsDummy: 'ο εκτελεστής έγινε μορ',
      refused: 'όχι δεκτό',
      takenBack: 'αποσύρθηκε',
    },
  },
  prematurePlay: {
    name: 'Παίξιμο πριν από τον συμπαίκτη',
    states: {
      begun: 'το φύλλο φάνηκε',
      optionPending: 'επιλέγει ο εκτελεστής',
      restricted: 'δεσμεύεται ο συμπαίκτης',
      obeyed: 'τηρήθηκε',
      waitsForTurn: 'περιμένει τη σειρά του',
      followedDummy: 'παίχτηκε σε φύλλο του μορ',
      exempt: 'χωρίς συνέπεια',
      forfeited: 'χάθηκε το δικαίωμα',
      penalised: 'τιμωρημένο φύλλο',
      takenBack: 'αποσύρθηκε',
      leftBehind: 'μένει στη λεβέ του',
      done: 'έληξε',
    },
  },
  penaltyCardUnplayed: {
    name: 'Τιμωρημένο φύλλο που δεν παίχτηκε',
    states: {
      pending: 'δεκτό το άλλο ή όχι;',
      accepted: 'δεκτό',
      stands: 'ισχύει',
      refused: 'όχι δεκτό',
      substituted: 'διορθώθηκε',
      lifted: 'δεν είναι πια παιγμένο',
    },
  },
  penaltyCardChoice: {
    name: 'Ποιο τιμωρημένο φύλλο',
    states: { pending: 'ορίζει ο εκτελεστής', designated: 'ορίστηκε', done: 'παίχτηκε' },
  },
  claim: {
    name: 'Διεκδίκηση',
    states: {
      made: 'έγινε, σταματά το παιχνίδι',
      agreed: 'με συμφωνία',
      agreedFinally: 'με οριστική συμφωνία',
      doubted: 'αμφισβητείται',
      adjudication: 'κρίνει ο διαιτητής',
      playOnAsked: 'συνέχιση;',
      reopened: 'ξανανοίγει',
      settled: 'έκλεισε',
      cancelled: 'αντιτάχθηκε αμέσως',
      noClaim: 'όχι διεκδίκηση',
      playedOn: 'άκυρη, συνέχισαν',
    },
  },
  designation: {
    name: 'Φύλλο που ζητείται από τον μορ',
    states: {
      begun: 'ζητήθηκε',
      toBeChosen: 'πρέπει να οριστεί',
      changeWanted: 'ζητείται αλλαγή',
      misplaced: 'κατέβηκε λάθος φύλλο',
      tooLate: 'αργά για αλλαγή',
      chosen: 'ορίστηκε',
      changed: 'άλλαξε',
      refused: 'η αλλαγή δεν γίνεται δεκτή',
      putRight: 'διορθώθηκε',
      lapsed: 'έληξε',
      stands: 'ισχύει',
    },
  },
  simultaneous: {
    name: 'Δύο φύλλα μαζί',
    states: {
      begun: 'φάνηκαν μαζί',
      pending: 'ποιο από τα δύο;',
      presumed: 'τεκμαίρεται το ένα',
      named: 'ορίστηκε',
      passedOver: 'προσπεράστηκε',
    },
  },
  defectiveTrick: {
    name: 'Ελαττωματική λεβέ',
    states: {
      unnoticed: 'δεν έγινε αντιληπτή',
      noticedLate: 'αντιληπτή αργά',
      noticedEarly: 'αντιληπτή εγκαίρως',
      repaired: 'τακτοποιήθηκε',
    },
  },
  leadingHand: {
    name: 'Από ποιο χέρι η έξοδος',
    states: { pending: 'επιλέγει αμυνόμενος', chosen: 'ορίστηκε', lapsed: 'έληξε' },
  },
};

/** The state of a lifecycle that hangs on a card nobody remembers. */
export const stateNotKnown = 'Δεν είναι πια γνωστό';
