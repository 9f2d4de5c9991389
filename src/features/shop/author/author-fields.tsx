import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { useAuthorForm } from './use-author-form.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: '[36rem]' })

const failureWords = {
	tooMany: m.author_too_many,
	rejected: m.author_rejected,
	unavailable: m.author_unavailable,
}

const faultWords: Record<string, () => string> = {
	topic: m.author_topic_required,
	experience: m.author_experience_required,
	sample: m.author_sample_invalid,
}

/** The fields of an application; what was typed stays when it could not be sent (DSK-21). */
export const AuthorFields = ({ fresh }: { fresh: boolean }) => {
	const ref = useAuthorForm(fresh)
	const { draft, faults, failure } = useSelector(ref, ({ context }) => context)
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	const bind = (field: string) => ({
		name: field,
		value: draft[field] ?? '',
		error: faults[field] && faultWords[field]!(),
		readOnly: busy,
		onChange: (event: { target: { value: string } }) =>
			ref.send({ type: 'field.changed', field, value: event.target.value }),
	})
	return (
		<form
			className={form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				ref.send({ type: 'form.submitted' })
				focusFirstError(event.currentTarget)
			}}
		>
			{failure && <Notice kind="warning">{failureWords[failure]()}</Notice>}
			<TextField
				label={m.author_topic()}
				hint={m.author_topic_hint()}
				{...bind('topic')}
				maxLength={200}
				required
			/>
			<TextArea
				label={m.author_experience()}
				hint={m.author_experience_hint()}
				{...bind('experience')}
				maxLength={2000}
				required
			/>
			<TextField
				label={m.author_sample()}
				hint={m.author_sample_hint()}
				{...bind('sample')}
				type="url"
				maxLength={500}
			/>
			<div>
				<Button type="submit" busy={busy}>
					{m.author_send()}
				</Button>
			</div>
		</form>
	)
}
