import type { TextQuestion } from '#domain/web/text-page.rules.ts'
import { css } from '#styled/css'
import { panel } from '#styled/recipes'
import { TextBlocks } from './text-blocks.tsx'

const entry = css({
	borderBottomWidth: '1px',
	borderColor: 'line',
	_last: { borderBottomWidth: '0' },
})
const question = css({
	minH: '12',
	px: '4',
	py: '3',
	cursor: 'pointer',
	fontWeight: 'medium',
})
const answer = css({ px: '4', pb: '4' })

type QuestionsProps = {
	questions: readonly TextQuestion[]
	/** Shows every answer. */
	open?: boolean
	/** The form restarts whenever it changes. */
	about?: string | undefined
}

/** Questions, each with its answer behind it. */
export const TextQuestions = ({ questions, open = false, about }: QuestionsProps) => (
	<div className={panel()}>
		{questions.map(({ title, blocks }) => (
			<details key={`${title} ${about}`} className={entry} open={open}>
				<summary className={question}>{title}</summary>
				<div className={answer}>
					<TextBlocks blocks={blocks} />
				</div>
			</details>
		))}
	</div>
)
