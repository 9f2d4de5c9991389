import { m } from '#i18n/messages'
import { kindWords, standardWords } from '#i18n/training-words.ts'
import { css } from '#styled/css'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MinutesField } from './minutes-field.tsx'
import type { PartProps } from './part.types.ts'

const trio = css({ display: 'grid', gap: '4', md: { gridTemplateColumns: '[1fr 1fr 1fr]' } })

const wordsOf = <Key extends string>(words: Record<Key, () => string>) =>
	(Object.keys(words) as Key[]).map((value) => ({ value, label: words[value]() }))

/** The minutes that completing a resource counts toward the hours of CBSE, and its certificate. */
export const TrainingFields = ({ content, onEdit }: PartProps) => {
	const set = (change: Partial<typeof content>) => onEdit({ kind: 'fields', change })
	return (
		<>
			<div className={trio}>
				<MinutesField
					label={m.draft_training_minutes()}
					hint={m.draft_training_hint()}
					value={content.training_minutes}
					onChange={(training_minutes) => set({ training_minutes })}
				/>
				<SelectField
					label={m.draft_training_kind()}
					options={wordsOf(kindWords)}
					value={content.training_kind}
					onChange={({ target }) => set({ training_kind: target.value as 'board' | 'school' })}
				/>
				<SelectField
					label={m.draft_training_standard()}
					options={wordsOf(standardWords)}
					value={content.training_standard}
					onChange={({ target }) =>
						set({ training_standard: target.value as 'values' | 'practice' | 'growth' })
					}
				/>
			</div>
			<Checkbox
				checked={content.gives_certificate}
				onChange={({ target }) => set({ gives_certificate: target.checked })}
			>
				{m.draft_certificate()}
			</Checkbox>
		</>
	)
}
