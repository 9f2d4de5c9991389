import {
	ComboboxContent,
	ComboboxControl,
	ComboboxInput,
	ComboboxItem,
	ComboboxItemGroup,
	ComboboxItemGroupLabel,
	ComboboxItemText,
	ComboboxPositioner,
	ComboboxRoot,
	createListCollection,
} from '@ark-ui/react/combobox'
import { useSelector } from '@xstate/react'
import { type RefCallback, useMemo } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { optionList } from '#ui/form/option-list.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { useSuggestions } from './use-suggestions.ts'

const name = css({ textStyle: 'small', color: 'ink.muted', px: '3', pt: '2' })
const lines = css({ display: 'flex', flexDirection: 'column' })
const note = css({ textStyle: 'small', color: 'ink.muted' })
const place = { strategy: 'fixed', placement: 'bottom-start', gutter: 4 } as const
/** The list is wider than its box, and never higher than what is seen. */
const size = { width: '26rem', maxHeight: 'min(36rem, 80dvh)' }

type SuggestionBoxProps = {
	/** The field that it takes the place of: its looks and its words. */
	field: { className: string; label: string; name: string; maxLength: number }
	/** The typed text. */
	text: string
	/** Gives the focus back where the field had it. */
	focus: RefCallback<HTMLInputElement>
	/** Goes to an address of this site. */
	onOpen: (href: string) => void
}

/** A search box that suggests resources, jobs, posts and groups while one types (FND-02). */
export const SuggestionBox = ({ field, text: typed, focus, onOpen }: SuggestionBoxProps) => {
	const { ref, groups } = useSuggestions(typed)
	const { text } = useSelector(ref, ({ context }) => context)
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	const failed = useSelector(ref, (snapshot) => snapshot.hasTag('failed'))
	const isOpen = useSelector(ref, (snapshot) => snapshot.hasTag('open'))
	const items = useMemo(() => groups.flatMap((group) => group.items), [groups])
	const collection = useMemo(
		() =>
			createListCollection({
				items,
				itemToValue: ({ href }) => href,
				itemToString: ({ label }) => label,
			}),
		[items],
	)
	const word = failed ? m.suggestion_failed() : m.suggestion_none({ text: text.trim() })
	const said = items.length > 0 ? m.suggestion_count({ count: items.length }) : word
	return (
		<ComboboxRoot
			collection={collection}
			allowCustomValue
			selectionBehavior="preserve"
			value={[]}
			inputValue={text}
			onInputValueChange={({ inputValue, reason }) =>
				reason === 'input-change' && ref.send({ type: 'text.changed', text: inputValue })
			}
			onSelect={({ itemValue }) => {
				if (!itemValue) return
				ref.send({ type: 'text.changed', text: '' })
				onOpen(itemValue)
			}}
			open={isOpen || items.length > 0}
			onOpenChange={({ open, reason }) => {
				if (!open) ref.send({ type: 'suggestions.dismissed' })
				else if (reason === 'arrow-key') ref.send({ type: 'suggestions.requested' })
			}}
			positioning={place}
		>
			<ComboboxControl>
				<ComboboxInput
					ref={focus}
					className={field.className}
					name={field.name}
					maxLength={field.maxLength}
					type="search"
					enterKeyHint="search"
					aria-label={field.label}
					placeholder={field.label}
				/>
			</ComboboxControl>
			<ComboboxPositioner>
				<ComboboxContent
					className={optionList.list}
					style={size}
					aria-label={m.suggestion_list()}
					aria-busy={busy}
				>
					{groups.map((group) => (
						<ComboboxItemGroup key={group.name}>
							<ComboboxItemGroupLabel className={name}>{group.name}</ComboboxItemGroupLabel>
							{group.items.map((item) => (
								<ComboboxItem key={item.href} item={item} className={optionList.option}>
									<span className={lines}>
										<ComboboxItemText>{item.label}</ComboboxItemText>{' '}
										{item.note && <span className={note}>{item.note}</span>}
									</span>
								</ComboboxItem>
							))}
						</ComboboxItemGroup>
					))}
					{items.length === 0 && (
						<p className={note} aria-hidden="true">
							{word}
						</p>
					)}
				</ComboboxContent>
			</ComboboxPositioner>
			<VisuallyHidden>
				<span role="status">{isOpen ? said : ''}</span>
			</VisuallyHidden>
		</ComboboxRoot>
	)
}
