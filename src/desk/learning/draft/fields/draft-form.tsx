import { isTimed } from '#domain/learning/draft-content.rules.ts'
import { m } from '#i18n/messages'
import type { PriceTexts } from '#machines/learning/draft/resource-editor.types.ts'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { sectionText } from '#ui/look.ts'
import { AboutFields } from './about-fields.tsx'
import { CoverFields } from './cover-fields.tsx'
import { ItemsField } from './items-field.tsx'
import { LessonsField } from './lessons-field.tsx'
import type { PartProps } from './part.types.ts'
import { PriceFields } from './price-fields.tsx'
import { TextFields } from './text-fields.tsx'
import { TimeFields } from './time-fields.tsx'
import { TrainingFields } from './training-fields.tsx'

const whole = css({ display: 'flex', flexDirection: 'column', gap: '5', minW: '0' })
const part = cx(
	panel({ pad: true }),
	css({ display: 'flex', flexDirection: 'column', gap: '4', minW: '0' }),
)

type FormProps = PartProps & {
	texts: PriceTexts
	/** Prices that cannot be read. */
	misread: readonly (keyof PriceTexts)[]
	readOnly?: boolean
}

const Part = ({ name, children }: { name: string; children: React.ReactNode }) => (
	<section className={part} aria-label={name}>
		<h2 className={sectionText}>{name}</h2>
		{children}
	</section>
)

/** All fields of a resource and its lessons. */
export const DraftForm = ({ texts, misread, readOnly = false, ...props }: FormProps) => (
	<fieldset className={whole} disabled={readOnly}>
		<legend hidden>{m.draft_form()}</legend>
		<Part name={m.draft_part_about()}>
			<AboutFields {...props} />
		</Part>
		<Part name={m.draft_part_text()}>
			<TextFields {...props} />
		</Part>
		<Part name={m.draft_part_cover()}>
			<CoverFields {...props} />
		</Part>
		<Part name={m.draft_part_price()}>
			<PriceFields {...props} texts={texts} misread={misread} />
		</Part>
		{isTimed(props.content.course_type) && (
			<Part name={m.draft_part_time()}>
				<TimeFields {...props} />
			</Part>
		)}
		{props.content.course_type === 'bundle' ? (
			<Part name={m.draft_part_items()}>
				<ItemsField {...props} readOnly={readOnly} />
			</Part>
		) : (
			<>
				<Part name={m.draft_part_training()}>
					<TrainingFields {...props} />
				</Part>
				<Part name={m.draft_part_lessons()}>
					<LessonsField {...props} readOnly={readOnly} />
				</Part>
			</>
		)}
	</fieldset>
)
