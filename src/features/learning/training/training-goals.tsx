import type { TrainingSums } from '#domain/learning/training-year.rules.ts'
import { m } from '#i18n/messages'
import { trainingHours } from '#i18n/training-words.ts'
import { cx, sva } from '#styled/css'
import { panel } from '#styled/recipes'
import { Progress } from '#ui/display/progress.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { TrainingRecord } from './training.queries.ts'

const look = sva({
	slots: ['grid', 'group', 'title', 'item', 'row', 'note', 'number'],
	base: {
		grid: { display: 'grid', gap: '4', sm: { gridTemplateColumns: '[1fr 1fr]' } },
		group: { display: 'flex', flexDirection: 'column', gap: '4' },
		title: { textStyle: 'title' },
		item: { display: 'flex', flexDirection: 'column', gap: '2' },
		row: { display: 'flex', justifyContent: 'space-between', gap: '3', flexWrap: 'wrap' },
		note: { textStyle: 'small', color: 'ink.muted' },
		number: { fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' },
	},
})()

const names: Record<keyof TrainingSums, () => string> = {
	all: m.training_all,
	board: m.training_board,
	school: m.training_school,
	values: m.training_values,
	practice: m.training_practice,
	growth: m.training_growth,
}

const Goal = ({ record, of }: { record: TrainingRecord; of: keyof TrainingSums }) => {
	const [sum, goal] = [record.sums[of], record.goals[of]]
	const text = m.training_sum({ hours: trainingHours(sum), goal: trainingHours(goal) })
	return (
		<div className={look.item}>
			<div className={look.row}>
				<span>{names[of]()}</span>
				<span className={look.number}>{text}</span>
			</div>
			<Progress
				value={Math.min(100, Math.floor((100 * sum) / goal))}
				label={`${names[of]()}: ${text}`}
			/>
			<p className={look.note}>
				{sum >= goal ? m.training_reached() : m.training_left({ hours: trainingHours(goal - sum) })}
			</p>
		</div>
	)
}

/** A school year against the hours that CBSE asks for: all, by kind and by standard (HRS-02). */
export const TrainingGoals = ({ record }: { record: TrainingRecord }) => (
	<Section title={m.training_glance()}>
		<div className={look.group}>
			<div className={panel({ pad: true })}>
				<Goal record={record} of="all" />
			</div>
			<div className={look.grid}>
				<div className={cx(panel({ pad: true }), look.group)}>
					<h3 className={look.title}>{m.training_by_kind()}</h3>
					<Goal record={record} of="board" />
					<Goal record={record} of="school" />
				</div>
				<div className={cx(panel({ pad: true }), look.group)}>
					<h3 className={look.title}>{m.training_by_standard()}</h3>
					<Goal record={record} of="values" />
					<Goal record={record} of="practice" />
					<Goal record={record} of="growth" />
				</div>
			</div>
		</div>
	</Section>
)
