/** The two rooms of a team match; any other name as the file gives it. */
const ROOMS: Readonly<Record<string, string>> = { open: 'ανοιχτή αίθουσα', closed: 'κλειστή αίθουσα' };

export const roomName = (room: string): string => ROOMS[room] ?? `αίθουσα ${room}`;
