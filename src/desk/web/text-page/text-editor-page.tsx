import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { CommandButton } from '#desk/command/command-button.tsx'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { VerifyDialog } from '#desk/people/second-factor/verify-dialog.tsx'
import { useRecordEditor } from '#desk/record/use-record-editor.ts'
import { type TextName, textFaultOf } from '#domain/web/text-page.rules.ts'
import { languageNames } from '#i18n/language-names.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { announce } from '#ui/dialog/announce.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { lead5, row3 } from '#ui/look.ts'
import { resetText, storeText, type TextPlace, textQuery, textsKey } from './text-page.queries.ts'
import { TextPreview } from './text-preview.tsx'
import { textTitles } from './text-words.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4', pb: '6' })
const hint = css({ textStyle: 'section', pb: '3' })

const failures = {
	taken: m.desk_unavailable,
	changed: m.desk_text_changed,
	invalid: m.desk_text_invalid,
	unavailable: m.desk_unavailable,
}

const refusals = {
	'text-changed': { kind: 'changed' },
	'text-invalid': { kind: 'invalid' },
} as const

type EditorProps = {
	place: TextPlace
	text: { source: string; shipped: string; version: number }
	onStored: () => void
}

const Editor = ({ place, text: { source, shipped, version }, onStored }: EditorProps) => {
	const store = (draft: { source?: unknown }, signal: AbortSignal) =>
		storeText(place, { source: String(draft.source), version }, signal)
	const editor = useRecordEditor({ draft: { source }, store, refusals }, onStored)
	const { draft, failure } = useSelector(editor, ({ context }) => context)
	const busy = useSelector(editor, (snapshot) => snapshot.hasTag('busy'))
	const isAwaiting = useSelector(editor, (snapshot) => snapshot.matches('awaitingFactor'))
	const typed = String(draft.source)
	const fault = textFaultOf(typed)
	return (
		<>
			<form
				className={form}
				noValidate
				onSubmit={(event) => {
					event.preventDefault()
					if (!busy) editor.send({ type: 'form.submitted', faults: fault ? ['source'] : [] })
				}}
			>
				{failure && <Notice kind="warning">{failures[failure]()}</Notice>}
				<TextArea
					label={m.desk_text_source()}
					hint={m.desk_text_hint({ section: '## Help {#help}' })}
					error={fault && m.desk_text_fault({ fault })}
					rows={20}
					lang={place.language}
					maxLength={100_000}
					value={typed}
					readOnly={busy}
					onChange={({ target }) =>
						editor.send({ type: 'field.changed', change: { source: target.value } })
					}
				/>
				<div className={row3}>
					<Button type="submit" busy={busy} disabled={fault !== null || typed === source}>
						{m.desk_text_save()}
					</Button>
					{version > 0 && (
						<CommandButton
							label={m.desk_text_reset()}
							name={m.desk_text_reset()}
							title={m.desk_text_reset()}
							text={m.desk_text_reset_text()}
							ok={m.desk_text_reset_ok()}
							size="md"
							run={(signal) => resetText(place, version, signal)}
							onDone={onStored}
						/>
					)}
					<Button
						tone="outline"
						disabled={typed === shipped}
						onClick={() => editor.send({ type: 'field.changed', change: { source: shipped } })}
					>
						{m.desk_text_begin_again()}
					</Button>
				</div>
			</form>
			<h2 className={hint}>{m.desk_text_preview()}</h2>
			{fault ? (
				<p>{m.desk_text_fault({ fault })}</p>
			) : (
				<TextPreview source={typed} language={place.language} />
			)}
			{isAwaiting && (
				<VerifyDialog
					onVerified={() => editor.send({ type: 'factor.verified' })}
					onDeclined={() => editor.send({ type: 'factor.declined' })}
				/>
			)}
		</>
	)
}

/** A page of text in one language: its words and how they will look (28.3). */
export const TextEditorPage = () => {
	const { language, name } = useParams({ strict: false }) as TextPlace & { name: TextName }
	const place = { language, name }
	const { data: text } = useSuspenseQuery(textQuery(place))
	const queryClient = useQueryClient()
	const onStored = useCallback(() => {
		announce(m.desk_text_stored())
		void queryClient.invalidateQueries({ queryKey: textsKey })
	}, [queryClient])
	return (
		<>
			<Breadcrumb here={`${textTitles[name]()}, ${languageNames[language]}`}>
				<DeskLink to="/texts">{m.desk_text_list_title()}</DeskLink>
			</Breadcrumb>
			<Heading>{textTitles[name]()}</Heading>
			<p className={lead5}>{text.version > 0 ? m.desk_text_is_own() : m.desk_text_is_shipped()}</p>
			<Editor
				key={`${language} ${name} ${text.version}`}
				place={place}
				text={text}
				onStored={onStored}
			/>
		</>
	)
}
