import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { CommandButton } from '#desk/command/command-button.tsx'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { VerifyDialog } from '#desk/people/second-factor/verify-dialog.tsx'
import { useRecordEditor } from '#desk/record/use-record-editor.ts'
import {
	longestMail,
	type MailFault,
	type MailWords,
	mailFaultOf,
} from '#domain/people/mail-text.rules.ts'
import { languageNames } from '#i18n/language-names.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { announce } from '#ui/dialog/announce.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { lead5, row3 } from '#ui/look.ts'
import { MailPreview } from './mail-preview.tsx'
import {
	type MailPlace,
	type MailText,
	mailQuery,
	mailsKey,
	resetMail,
	storeMail,
	tryMail,
} from './mail-text.queries.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4', pb: '6' })
const hint = css({ textStyle: 'section', pb: '3' })

const failures = {
	taken: m.desk_unavailable,
	changed: m.desk_text_changed,
	invalid: m.desk_mail_invalid,
	unavailable: m.desk_unavailable,
}

const refusals = {
	'mail-changed': { kind: 'changed' },
	'mail-invalid': { kind: 'invalid' },
} as const

const faultWords = (fault: MailFault): string => {
	switch (fault.kind) {
		case 'unknown':
			return m.desk_mail_unknown({ name: `{${fault.name}}` })
		case 'missing':
			return m.desk_mail_missing({ name: `{${fault.name}}` })
		case 'subject':
			return m.desk_mail_no_subject()
		default:
			return m.desk_mail_no_text()
	}
}

type EditorProps = { place: MailPlace; mail: MailText; onStored: () => void }

const Editor = ({ place, mail: { words, shipped, version, values }, onStored }: EditorProps) => {
	const store = ({ subject, text }: Record<string, unknown>, signal: AbortSignal) => {
		const typed = { subject: String(subject).trim(), text: String(text) }
		return storeMail(place, { words: typed, version }, signal)
	}
	const editor = useRecordEditor({ draft: words, store, refusals }, onStored)
	const { draft, failure } = useSelector(editor, ({ context }) => context)
	const busy = useSelector(editor, (snapshot) => snapshot.hasTag('busy'))
	const isAwaiting = useSelector(editor, (snapshot) => snapshot.matches('awaitingFactor'))
	const typed = { subject: String(draft.subject), text: String(draft.text) }
	const needed = values.filter((value) => value.is_needed).map(({ name }) => name)
	const fault = mailFaultOf(typed, { values: values.map(({ name }) => name), needed })
	const isAsBefore = (one: MailWords) => typed.subject === one.subject && typed.text === one.text
	const samples = Object.fromEntries(values.map(({ name, sample }) => [name, sample]))
	const change = (some: Partial<MailWords>) => editor.send({ type: 'field.changed', change: some })
	return (
		<>
			<form
				className={form}
				noValidate
				onSubmit={(event) => {
					event.preventDefault()
					if (!busy) editor.send({ type: 'form.submitted', faults: fault ? ['text'] : [] })
				}}
			>
				{failure && <Notice kind="warning">{failures[failure]()}</Notice>}
				<TextField
					label={m.desk_mail_subject()}
					lang={place.language}
					maxLength={longestMail.subject}
					value={typed.subject}
					readOnly={busy}
					onChange={({ target }) => change({ subject: target.value })}
				/>
				<TextArea
					label={m.desk_mail_text()}
					hint={m.desk_mail_hint({
						names: [...values.map(({ name }) => name), 'brand']
							.map((name) => `{${name}}`)
							.join(' '),
						button: '[…]({link})',
					})}
					error={fault && faultWords(fault)}
					rows={14}
					lang={place.language}
					maxLength={longestMail.text}
					value={typed.text}
					readOnly={busy}
					onChange={({ target }) => change({ text: target.value })}
				/>
				<div className={row3}>
					<Button type="submit" busy={busy} disabled={fault !== null || isAsBefore(words)}>
						{m.desk_mail_save()}
					</Button>
					<CommandButton
						label={m.desk_mail_try()}
						name={m.desk_mail_try()}
						title={m.desk_mail_try()}
						text={m.desk_mail_try_text()}
						ok={m.desk_mail_try_ok()}
						refused={m.desk_mail_try_refused()}
						size="md"
						disabled={fault !== null}
						run={async (signal) => {
							announce(m.desk_mail_tried({ to: await tryMail(place, typed, signal) }))
						}}
						onDone={() => undefined}
					/>
					{version > 0 && (
						<CommandButton
							label={m.desk_mail_reset()}
							name={m.desk_mail_reset()}
							title={m.desk_mail_reset()}
							text={m.desk_mail_reset_text()}
							ok={m.desk_mail_reset_ok()}
							size="md"
							run={(signal) => resetMail(place, version, signal)}
							onDone={onStored}
						/>
					)}
					<Button tone="outline" disabled={isAsBefore(shipped)} onClick={() => change(shipped)}>
						{m.desk_mail_begin_again()}
					</Button>
				</div>
			</form>
			<h2 className={hint}>{m.desk_mail_preview()}</h2>
			<MailPreview words={typed} values={samples} language={place.language} />
			{isAwaiting && (
				<VerifyDialog
					onVerified={() => editor.send({ type: 'factor.verified' })}
					onDeclined={() => editor.send({ type: 'factor.declined' })}
				/>
			)}
		</>
	)
}

/** A mail in one language: its words and how its reader sees them (28.3). */
export const MailEditorPage = () => {
	const place = useParams({ strict: false }) as MailPlace
	const { data: mail } = useSuspenseQuery(mailQuery(place))
	const queryClient = useQueryClient()
	const onStored = useCallback(() => {
		announce(m.desk_mail_stored())
		void queryClient.invalidateQueries({ queryKey: mailsKey })
	}, [queryClient])
	const title = mail.shipped.subject
	return (
		<>
			<Breadcrumb here={`${title}, ${languageNames[place.language]}`}>
				<DeskLink to="/mails">{m.desk_mail_list_title()}</DeskLink>
			</Breadcrumb>
			<Heading>{title}</Heading>
			<p className={lead5}>{mail.version > 0 ? m.desk_mail_is_own() : m.desk_mail_is_shipped()}</p>
			<Editor
				key={`${place.language} ${place.name} ${mail.version}`}
				place={place}
				mail={mail}
				onStored={onStored}
			/>
		</>
	)
}
