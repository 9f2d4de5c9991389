/**
 * Returns true before a live resource begins, when it cannot be joined yet (MOD-01). `now` in ms.
 */
export const isUpcoming = ({ start_date }: { start_date: string | null }, now: number): boolean =>
	start_date !== null && Date.parse(start_date) > now
