import type { Processes } from './processes.ts'

/** Says when something live begins, instead of opening a room that is still empty (MOD-01). */
export const openComingSoon = (
	{ modals }: Pick<Processes, 'modals'>,
	{ title, start_date }: { title: string; start_date: string | null },
): void =>
	modals.send({
		type: 'modal.opened',
		modal: { kind: 'comingSoon', params: { title, startsAt: start_date ?? '' } },
	})
