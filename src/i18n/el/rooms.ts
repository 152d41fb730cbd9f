/** The two rooms of a team match; any other name as the file gives it. */
const ROOMS: Readonly<Record<string, string>> = { open: 'ανοιχτή αίθουσα', closed: 'κλειστή αίθουσα' };

/** The room's name in Greek; `αίθουσα` and its own name for any other room. */
export const roomName = (room: string): string => ROOMS[room] ?? `αίθουσα ${room}`;
