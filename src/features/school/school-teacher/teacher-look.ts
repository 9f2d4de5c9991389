import { css } from '#styled/css'

/** The looks that the pages of a school's teachers share. */
export const teacherLook = {
	list: css({ display: 'flex', flexDirection: 'column', gap: '4' }),
	row: css({
		display: 'flex',
		flexWrap: 'wrap',
		alignItems: 'center',
		justifyContent: 'space-between',
		gap: '3',
	}),
	buttons: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' }),
	note: css({ textStyle: 'small', color: 'ink.muted', fontWeight: 'regular' }),
	date: css({ whiteSpace: 'nowrap' }),
	lead: css({ color: 'ink.muted', maxW: 'prose', pb: '4' }),
}
