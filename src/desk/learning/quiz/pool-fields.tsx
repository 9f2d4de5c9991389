import { poolsOf, type QuizPool, sizeOfPool } from '#domain/learning/quiz-content.rules.ts'
import { m } from '#i18n/messages'
import type { QuizDraft } from '#machines/learning/quiz/quiz-editor.types.ts'
import { css } from '#styled/css'
import { SelectField } from '#ui/form/select-field.tsx'
import { muted, redText, sectionText } from '#ui/look.ts'

const column = css({ display: 'flex', flexDirection: 'column', gap: '3', pt: '4' })

type PoolsProps = {
	draft: QuizDraft
	isFaulty: boolean
	onChange: (pools: QuizPool[]) => void
}

/** How many questions an attempt draws from each pool that a question names (DSK-06). */
export const PoolFields = ({ draft: { questions, pools }, isFaulty, onChange }: PoolsProps) => {
	const names = poolsOf(questions)
	if (names.length === 0) return null
	return (
		<section className={column}>
			<h2 className={sectionText}>{m.desk_quiz_pools()}</h2>
			<p className={muted}>{m.desk_quiz_pools_text()}</p>
			{names.map((name) => {
				const size = sizeOfPool(questions, name)
				return (
					<SelectField
						key={name}
						label={m.desk_quiz_pool_asked({ name })}
						value={String(pools.find((pool) => pool.name === name)?.asked ?? '')}
						options={[
							{ value: '', label: m.desk_quiz_pool_all({ count: size }) },
							...Array.from({ length: size }, (_, index) => ({
								value: String(index + 1),
								label: String(index + 1),
							})),
						]}
						onChange={({ target }) => {
							const others = pools.filter((pool) => pool.name !== name)
							const asked = Number(target.value)
							onChange(asked > 0 ? [...others, { name, asked }] : others)
						}}
					/>
				)
			})}
			{isFaulty && (
				<p className={redText} role="alert">
					{m.desk_quiz_fault_pools()}
				</p>
			)}
		</section>
	)
}
