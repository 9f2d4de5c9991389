import { useSuspenseQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { accountQuery } from '#processes/session/session.queries.ts'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { mutedProse, sectionText } from '#ui/look.ts'
import { type ProfileQuestion, profileQuestionsQuery } from './profile-questions.query.ts'
import { QuestionField } from './question-field.tsx'
import { useProfileQuestions } from './use-profile-questions.ts'

const sheet = css({ display: 'flex', flexDirection: 'column', gap: '6' })

const Form = ({ accountId, questions }: { accountId: string; questions: ProfileQuestion[] }) => {
	const form = useProfileQuestions(accountId, questions)
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	return (
		<form
			className={cx(panel({ pad: true }), sheet)}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				if (!busy) form.send({ type: 'form.submitted' })
			}}
		>
			<div>
				<h2 className={sectionText}>{m.profile_questions_title()}</h2>
				<p className={mutedProse}>{m.profile_questions_text()}</p>
			</div>
			{questions.map((question) => (
				<QuestionField key={question.id} question={question} form={form} busy={busy} />
			))}
			<div>
				<Button type="submit" busy={busy}>
					{m.profile_questions_save()}
				</Button>
			</div>
		</form>
	)
}

/** The questions of the profile, below the card (PRF-06); nothing where there are none. */
export const ProfileQuestions = () => {
	const { data: account } = useSuspenseQuery(accountQuery)
	const { data: questions } = useSuspenseQuery(profileQuestionsQuery)
	if (questions.length === 0) return null
	return <Form key={account.id} accountId={account.id} questions={questions} />
}
