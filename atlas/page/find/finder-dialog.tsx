import {
	ComboboxControl,
	ComboboxInput,
	ComboboxLabel,
	ComboboxRoot,
	createListCollection,
} from '@ark-ui/react/combobox'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { css } from '#atlas-styled/css'
import { factsQuery } from '../data/facts-query.ts'
import { FinderList } from './finder-list.tsx'
import { type Entry, entriesOf, entryKey, find } from './search-index.ts'

const MOST = 30

const box = css({
	mx: 'auto',
	mt: '[10dvh]',
	w: '[min(42rem, calc(100vw - 1.5rem))]',
	maxH: '[76dvh]',
	p: '4',
	overflow: 'hidden',
	bg: 'raised',
	color: 'ink',
	borderWidth: '1px',
	borderColor: 'line',
	borderRadius: 'md',
	_backdrop: { bg: 'veil' },
})
const dim = css({ fontSize: 'xs', color: 'ink.muted', py: '1' })
const input = css({
	w: 'full',
	minH: '11',
	px: '3',
	bg: 'paper',
	borderWidth: '1px',
	borderColor: 'control',
	borderRadius: 'sm',
})

/**
 * A search over every machine, state, event, guard and requirement; the one that is chosen opens at
 * its place on a diagram.
 */
export const FinderDialog = ({ onClose }: { onClose: () => void }) => {
	const { data: facts } = useSuspenseQuery(factsQuery)
	const navigate = useNavigate()
	const dialog = useRef<HTMLDialogElement>(null)
	const [query, setQuery] = useState('')
	const entries = useMemo(() => entriesOf(facts), [facts])
	const found = useMemo(() => find(entries, query), [entries, query])
	const collection = useMemo(
		() =>
			createListCollection({
				items: found.slice(0, MOST),
				itemToValue: entryKey,
				itemToString: ({ label }) => label,
			}),
		[found],
	)
	useEffect(() => dialog.current?.showModal(), [])
	// The element's own close event comes later: by then the search may be open again.
	const close = () => {
		dialog.current?.close()
		onClose()
	}
	const open = async ({ noun, search }: Entry) => {
		close()
		await navigate({ to: '/$machine/$view', params: { machine: noun, view: 'diagram' }, search })
		document.getElementById('main')?.focus()
	}
	const words = () => {
		if (query.trim() === '') return 'Type a name, an id such as PUR-02, or a word of a description.'
		if (found.length === 0) return `Nothing is called “${query}”.`
		return found.length > MOST
			? `${found.length} found, the first ${MOST} are shown`
			: `${found.length} found`
	}
	return (
		<dialog
			ref={dialog}
			className={box}
			aria-label="Find"
			onClose={() => dialog.current && onClose()}
			// The field takes the key for itself, to close a list that is always open here.
			onKeyDownCapture={({ key }) => key === 'Escape' && close()}
		>
			<ComboboxRoot
				collection={collection}
				open
				inputBehavior="autohighlight"
				selectionBehavior="preserve"
				closeOnSelect={false}
				disableLayer
				value={[]}
				inputValue={query}
				onInputValueChange={({ inputValue, reason }) =>
					reason === 'input-change' && setQuery(inputValue)
				}
				onSelect={({ itemValue }) => {
					const entry = found.find((one) => entryKey(one) === itemValue)
					if (entry) void open(entry)
				}}
			>
				<ComboboxLabel className={dim}>Machine, state, event, guard, requirement</ComboboxLabel>
				<ComboboxControl>
					<ComboboxInput className={input} autoFocus />
				</ComboboxControl>
				<p className={dim} role="status">
					{words()}
				</p>
				<FinderList entries={collection.items} />
			</ComboboxRoot>
		</dialog>
	)
}
