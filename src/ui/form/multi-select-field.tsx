import {
	createListCollection,
	SelectContent,
	SelectControl,
	SelectItem,
	SelectItemIndicator,
	SelectItemText,
	SelectPositioner,
	SelectRoot,
	SelectTrigger,
	SelectValueText,
} from '@ark-ui/react/select'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useMemo } from 'react'
import { css, cx } from '#styled/css'
import { field } from '#styled/recipes'
import { describe, FieldFrame, type FieldWords } from './field-frame.tsx'
import { optionList, optionPlace } from './option-list.ts'

const trigger = cx(
	field().control,
	css({
		display: 'flex',
		alignItems: 'center',
		justifyContent: 'space-between',
		gap: '2',
		textAlign: 'left',
		cursor: 'pointer',
		'& svg': { flexShrink: '0', w: '5', h: '5' },
	}),
)
const grow = css({ flexGrow: '1' })

type Option = { value: string; label: string }

type MultiSelectProps = FieldWords & {
	options: readonly Option[]
	value: readonly string[]
	onChange: (value: string[]) => void
	/** Shown while nothing is chosen. */
	placeholder: string
	readOnly?: boolean
}

/**
 * Several of a list, on Ark's select: letters typed within 350 ms of each other find an option
 * (FLD-07).
 */
export const MultiSelectField = (props: MultiSelectProps) => {
	const { label, hint, error, options, value, onChange, placeholder, readOnly = false } = props
	const id = useId()
	const words = { label, hint, error }
	const collection = useMemo(() => createListCollection({ items: [...options] }), [options])
	return (
		<FieldFrame id={id} {...words}>
			<SelectRoot
				multiple
				collection={collection}
				ids={{ label: `${id}-label`, trigger: id }}
				value={[...value]}
				onValueChange={(change) => onChange(change.value)}
				readOnly={readOnly}
				invalid={Boolean(error)}
				positioning={optionPlace}
			>
				<SelectControl>
					<SelectTrigger className={trigger} {...describe(id, words)}>
						<SelectValueText placeholder={placeholder} />
						<ChevronDown aria-hidden="true" />
					</SelectTrigger>
				</SelectControl>
				<SelectPositioner>
					<SelectContent className={optionList.list}>
						{collection.items.map((item) => (
							<SelectItem key={item.value} item={item} className={optionList.option}>
								<SelectItemText className={grow}>{item.label}</SelectItemText>
								<SelectItemIndicator>
									<Check />
								</SelectItemIndicator>
							</SelectItem>
						))}
					</SelectContent>
				</SelectPositioner>
			</SelectRoot>
		</FieldFrame>
	)
}
