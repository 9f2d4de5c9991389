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
import { useId, useMemo } from 'react'
import { field } from '#styled/recipes'
import { small } from '#ui/look.ts'
import { useLateClose } from '../dialog/use-late-close.ts'
import { describe, FieldFrame, type FieldWords } from './field-frame.tsx'
import { optionList, optionPlace } from './option-list.ts'

const look = field()

type Place = { id: string; name: string; detail: string }

type LocationProps = FieldWords & {
	/** The typed or chosen text. */
	text: string
	/** The places for the text. */
	places: readonly Place[]
	/** Said while there is no place for the text; without it the list does not open then. */
	empty: string | false
	onType: (text: string) => void
	onChoose: (place: Place) => void
	readOnly?: boolean
	maxLength?: number
}

/**
 * A place by its name, out of a list for what was typed; the text may stay without a place
 * (FLD-04).
 */
export const LocationField = (props: LocationProps) => {
	const { label, hint, error, text, places, empty, onType, onChoose, readOnly, maxLength } = props
	const id = useId()
	const words = { label, hint, error }
	const { open, show, stay, leave } = useLateClose()
	const collection = useMemo(
		() =>
			createListCollection({
				items: [...places],
				itemToValue: (place) => place.id,
				itemToString: (place) => place.name,
			}),
		[places],
	)
	return (
		<FieldFrame id={id} {...words}>
			<ComboboxRoot
				collection={collection}
				ids={{ label: `${id}-label`, input: id }}
				allowCustomValue
				selectionBehavior="preserve"
				value={[]}
				inputValue={text}
				onInputValueChange={({ inputValue, reason }) =>
					reason === 'input-change' && onType(inputValue)
				}
				onSelect={({ itemValue }) => {
					const place = places.find((one) => one.id === itemValue)
					if (place) onChoose(place)
				}}
				open={open && text !== '' && (places.length > 0 || empty !== false)}
				onOpenChange={(change) => {
					if (change.reason !== 'interact-outside') show(change.open)
				}}
				readOnly={readOnly ?? false}
				positioning={optionPlace}
			>
				<ComboboxControl>
					<ComboboxInput
						className={look.control}
						maxLength={maxLength}
						onBlur={leave}
						onFocus={stay}
						{...describe(id, words)}
					/>
				</ComboboxControl>
				<ComboboxPositioner>
					<ComboboxContent className={optionList.list}>
						{collection.items.map((place) => (
							<ComboboxItem key={place.id} item={place} className={optionList.option}>
								<ComboboxItemText>{place.name}</ComboboxItemText>
								<span className={small}>{place.detail}</span>
							</ComboboxItem>
						))}
						{collection.size === 0 && <p className={small}>{empty}</p>}
					</ComboboxContent>
				</ComboboxPositioner>
			</ComboboxRoot>
		</FieldFrame>
	)
}
