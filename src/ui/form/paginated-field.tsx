import {
	ComboboxContent,
	ComboboxControl,
	ComboboxInput,
	ComboboxItem,
	ComboboxItemText,
	ComboboxPositioner,
	ComboboxRoot,
	createListCollection,
} from '@ark-ui/react/combobox'
import { type ReactNode, type RefObject, useId, useMemo } from 'react'
import { field } from '#styled/recipes'
import { small } from '#ui/look.ts'
import { describe, FieldFrame, type FieldWords } from './field-frame.tsx'
import { optionList, optionPlace } from './option-list.ts'

const look = field()

type Option = { id: string; label: string }

type PaginatedProps = FieldWords & {
	name: string
	/** The typed text, or the name of the chosen option. */
	text: string
	/** The options that are loaded. */
	options: readonly Option[]
	open: boolean
	onOpen: (open: boolean) => void
	onType: (text: string) => void
	onChoose: (option: Option) => void
	/** Status below the options: more are loading, there are none, loading failed. */
	status: ReactNode
	/** The element that scrolls. */
	list: RefObject<HTMLDivElement | null>
	readOnly?: boolean
}

/** One of a list that is loaded while it is scrolled (FLD-05). */
export const PaginatedField = (props: PaginatedProps) => {
	const { label, hint, error, name, text, options, open, onOpen, onType, onChoose } = props
	const id = useId()
	const words = { label, hint, error }
	const collection = useMemo(
		() =>
			createListCollection({
				items: [...options],
				itemToValue: (option) => option.id,
				itemToString: (option) => option.label,
			}),
		[options],
	)
	return (
		<FieldFrame id={id} {...words}>
			<ComboboxRoot
				collection={collection}
				ids={{ label: `${id}-label`, input: id }}
				allowCustomValue
				openOnClick
				selectionBehavior="preserve"
				value={[]}
				inputValue={text}
				onInputValueChange={({ inputValue, reason }) =>
					reason === 'input-change' && onType(inputValue)
				}
				onSelect={({ itemValue }) => {
					const option = options.find((one) => one.id === itemValue)
					if (option) onChoose(option)
				}}
				open={open}
				onOpenChange={(change) => onOpen(change.open)}
				readOnly={props.readOnly ?? false}
				positioning={optionPlace}
			>
				<ComboboxControl>
					<ComboboxInput
						className={look.control}
						name={name}
						maxLength={120}
						{...describe(id, words)}
					/>
				</ComboboxControl>
				<ComboboxPositioner>
					<ComboboxContent ref={props.list} className={optionList.list}>
						{collection.items.map((option) => (
							<ComboboxItem key={option.id} item={option} className={optionList.option}>
								<ComboboxItemText>{option.label}</ComboboxItemText>
							</ComboboxItem>
						))}
						{props.status && <div className={small}>{props.status}</div>}
					</ComboboxContent>
				</ComboboxPositioner>
			</ComboboxRoot>
		</FieldFrame>
	)
}
