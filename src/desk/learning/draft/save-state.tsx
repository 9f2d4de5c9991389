import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import type { ResourceEditorFailure } from '#machines/learning/draft/resource-editor.types.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import type { ResourceEditor } from './use-resource-editor.ts'

const state = css({ textStyle: 'small', color: 'ink.muted', minH: '6' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', pt: '2' })

const reasons: Record<ResourceEditorFailure, () => string> = {
	signedOut: m.draft_failed_signed_out,
	tooLarge: m.draft_failed_too_large,
	invalid: m.draft_failed_invalid,
	gone: m.draft_failed_gone,
	unavailable: m.draft_failed_unavailable,
}

/** Says that all is saved, or why not and what to do. */
export const SaveState = ({ editor }: { editor: ResourceEditor }) => {
	const snapshot = useSelector(editor, (one) => one)
	const { failure, other } = snapshot.context
	if (snapshot.matches('closed'))
		return (
			<Notice kind="warning">
				<p>{m.draft_closed()}</p>
				<div className={row}>
					<Button size="sm" onClick={() => window.location.reload()}>
						{m.draft_reload()}
					</Button>
				</div>
			</Notice>
		)
	if (snapshot.hasTag('conflict'))
		return (
			<Notice kind="warning">
				<p>{m.draft_conflict({ title: other?.content.title ?? '' })}</p>
				<div className={row}>
					<Button size="sm" onClick={() => editor.send({ type: 'own.kept' })}>
						{m.draft_conflict_keep()}
					</Button>
					<Button size="sm" tone="outline" onClick={() => editor.send({ type: 'other.taken' })}>
						{m.draft_conflict_take()}
					</Button>
				</div>
			</Notice>
		)
	if (snapshot.hasTag('failed') && failure)
		return (
			<Notice kind="warning">
				<p>{reasons[failure]()}</p>
				<div className={row}>
					<Button size="sm" tone="outline" onClick={() => editor.send({ type: 'save.retried' })}>
						{m.draft_retry()}
					</Button>
				</div>
			</Notice>
		)
	return (
		<p className={state} role="status">
			{snapshot.hasTag('saved') ? m.draft_saved() : m.draft_saving()}
		</p>
	)
}
