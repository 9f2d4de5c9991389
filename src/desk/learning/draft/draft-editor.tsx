import { useSelector } from '@xstate/react'
import { VerifyDialog } from '#desk/people/second-factor/verify-dialog.tsx'
import { type Gap, gapsOf } from '#domain/learning/draft-content.rules.ts'
import { m } from '#i18n/messages'
import { misreadOf } from '#machines/learning/draft/resource-editor.rules.ts'
import type { Edit } from '#machines/learning/draft/resource-editor.types.ts'
import { Notice } from '#ui/layout/notice.tsx'
import type { DraftView } from './draft.queries.ts'
import { DraftChecklist } from './draft-checklist.tsx'
import { DraftFrame } from './draft-frame.tsx'
import { DraftMoves } from './draft-moves.tsx'
import { DraftVersions } from './draft-versions.tsx'
import { DraftForm } from './fields/draft-form.tsx'
import { SaveState } from './save-state.tsx'
import { useResourceEditor } from './use-resource-editor.ts'

/** A draft that is written: the form saves itself (DSK-07). */
export const DraftEditor = ({ draft, accountId }: { draft: DraftView; accountId: string }) => {
	const editor = useResourceEditor(draft, accountId)
	const snapshot = useSelector(editor, (one) => one)
	const { content, texts, saved, gaps: told } = snapshot.context
	const isOfSaved: Partial<Record<Gap, boolean>> = {
		slugTaken: content.slug === saved.content.slug,
		itemGone: content.items === saved.content.items,
		instructorRenamed: content.instructor_name === saved.content.instructor_name,
	}
	const gaps = gapsOf(
		content,
		told.filter((gap) => isOfSaved[gap]),
	)
	const misread = misreadOf(texts)
	const isSettled = snapshot.hasTag('saved') && misread.length === 0
	const edit = (change: Edit) => editor.send({ type: 'draft.edited', edit: change })
	return (
		<DraftFrame
			draft={draft}
			title={content.title}
			side={
				<>
					<SaveState editor={editor} />
					{draft.note && (
						<Notice kind="warning">
							<strong>{m.draft_returned_title()}</strong>
							<p>{draft.note}</p>
						</Notice>
					)}
					<DraftChecklist gaps={gaps} misread={misread.length > 0} />
					<DraftMoves
						draft={draft}
						revision={saved.revision}
						isComplete={gaps.length === 0}
						isSettled={isSettled}
					/>
					<DraftVersions
						id={draft.id}
						now={content}
						onRestore={(earlier) => edit({ kind: 'restored', content: earlier })}
					/>
				</>
			}
		>
			<DraftForm content={content} texts={texts} gaps={gaps} misread={misread} onEdit={edit} />
			{snapshot.matches('awaitingFactor') && (
				<VerifyDialog
					onVerified={() => editor.send({ type: 'factor.verified' })}
					onDeclined={() => editor.send({ type: 'factor.declined' })}
				/>
			)}
		</DraftFrame>
	)
}
