import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { m } from '#i18n/messages'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import type { Filters } from './filter.types.ts'
import { FilterGroup } from './filter-group.tsx'
import { toggled } from './toggled.ts'

type CourseType = { id: string; slug: string; name: string }

type ProductFiltersProps = {
	courseTypes: readonly CourseType[]
	value: Filters
	onChange: (value: Filters, changed?: CourseType) => void
	/** Quiz and Bundle Products have separate lists (FLT-01). */
	onLeave: (list: 'quiz' | 'bundles') => void
}

const ratings = [4.5, 4, 3.5, 3]

/** Any price is none of the two. */
const priceOf = (price: string): Filters['paid_type'] =>
	price === 'free' || price === 'paid' ? price : undefined

/** Product type, price and rating (FLT-01, FLT-02, FLT-04). */
export const ProductFilters = ({ courseTypes, value, onChange, onLeave }: ProductFiltersProps) => (
	<>
		<FilterGroup title={m.filter_type()}>
			<ChoiceGroup
				kind="checkbox"
				legend={m.filter_type()}
				name="type"
				options={[
					...courseTypes.map(({ slug, name }) => ({
						value: slug,
						label: courseTypeLabel(slug, name),
					})),
					{ value: 'quiz', label: m.filter_quiz() },
					{ value: 'bundles', label: m.filter_bundles() },
				]}
				value={value.type ?? []}
				onToggle={(slug, chosen) => {
					if (slug === 'quiz' || slug === 'bundles') return onLeave(slug)
					const changed = courseTypes.find((type) => type.slug === slug)
					onChange({ ...value, type: toggled(value.type, slug, chosen) }, changed)
				}}
			/>
		</FilterGroup>
		<FilterGroup title={m.filter_price()}>
			<ChoiceGroup
				kind="radio"
				legend={m.filter_price()}
				name="paid_type"
				options={[
					{ value: '', label: m.filter_any() },
					{ value: 'free', label: m.filter_free() },
					{ value: 'paid', label: m.filter_paid() },
				]}
				value={[value.paid_type ?? '']}
				onToggle={(price) => onChange({ ...value, paid_type: priceOf(price) })}
			/>
		</FilterGroup>
		<FilterGroup title={m.filter_rating()}>
			<ChoiceGroup
				kind="radio"
				legend={m.filter_rating()}
				name="rating"
				options={[
					{ value: '', label: m.filter_any() },
					...ratings.map((step) => ({
						value: String(step),
						label: m.filter_and_up({ rating: step }),
					})),
				]}
				value={[String(value.rating ?? '')]}
				onToggle={(step) => onChange({ ...value, rating: Number(step) || undefined })}
			/>
		</FilterGroup>
	</>
)
