import { ComboboxContent, ComboboxItem } from '@ark-ui/react/combobox'
import { Badge } from '#atlas/page/ui/badge.tsx'
import { css } from '#atlas-styled/css'
import { type Entry, entryKey } from './search-index.ts'

const list = css({ maxH: '[52dvh]', overflowY: 'auto' })
const item = css({
	px: '2',
	py: '2',
	fontSize: 'sm',
	cursor: 'pointer',
	borderRadius: 'sm',
	'&[data-highlighted]': { bg: 'primary.soft' },
})
const dim = css({ color: 'ink.muted' })
const line = css({ display: 'block', fontSize: 'xs', color: 'ink.muted', lineClamp: '1' })

/** The results, each an option. */
export const FinderList = ({ entries }: { entries: readonly Entry[] }) => (
	<ComboboxContent className={list}>
		{entries.map((entry) => (
			<ComboboxItem key={entryKey(entry)} item={entry} className={item}>
				<Badge>{entry.kind}</Badge> <strong>{entry.label}</strong>{' '}
				<span className={dim}>{entry.noun}</span>
				<span className={line}>{entry.text}</span>
			</ComboboxItem>
		))}
	</ComboboxContent>
)
