import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { CommandButton } from '#desk/command/command-button.tsx'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { announce } from '#ui/dialog/announce.ts'
import { Heading } from '#ui/layout/heading.tsx'
import {
	type QuizRecord,
	quizContentQuery,
	quizzesKey,
	showQuizToAll,
} from './quiz-content.queries.ts'
import { QuizForm } from './quiz-form.tsx'

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', pb: '5' })

const ToList = () => (
	<p>
		<DeskLink className={link()} to="/quizzes">
			{m.desk_quiz_list_title()}
		</DeskLink>
	</p>
)

const Visibility = ({ record }: { record: QuizRecord }) => {
	const queryClient = useQueryClient()
	const { id, is_public: isPublic, content } = record
	const label = isPublic ? m.desk_quiz_hide() : m.desk_quiz_publish()
	return (
		<div className={bar}>
			<span>{isPublic ? m.desk_quiz_is_public() : m.desk_quiz_is_hidden()}</span>
			{isPublic && (
				<a className={link()} href={`/quiz/${content.slug}`}>
					{m.desk_quiz_open()}
				</a>
			)}
			<CommandButton
				label={label}
				name={`${label}: ${content.title}`}
				title={label}
				text={isPublic ? m.desk_quiz_hide_text() : m.desk_quiz_publish_text()}
				ok={label}
				run={(signal) => showQuizToAll(id, !isPublic, signal)}
				onDone={() => void queryClient.invalidateQueries({ queryKey: quizzesKey })}
			/>
		</div>
	)
}

const stored = () => announce(m.desk_quiz_saved())

/** A quiz: its facts, its questions, and whether everybody finds it. */
export const QuizPage = () => {
	const { id = '' } = useParams({ strict: false }) as { id?: string }
	const { data } = useSuspenseQuery(quizContentQuery(id))
	return (
		<>
			<ToList />
			<Heading>{data.content.title}</Heading>
			<Visibility record={data} />
			<QuizForm key={id} record={data} onStored={stored} />
		</>
	)
}

/** The form of a quiz that does not exist yet; its page opens when it is stored. */
export const NewQuizPage = () => {
	const navigate = useNavigate()
	return (
		<>
			<ToList />
			<Heading>{m.desk_quiz_new()}</Heading>
			<QuizForm
				record={null}
				onStored={(id) => {
					stored()
					void navigate({ to: `/quizzes/${id}`, replace: true } as never)
				}}
			/>
		</>
	)
}
