import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { textsOf } from '#machines/learning/draft/resource-editor.rules.ts'
import { Notice } from '#ui/layout/notice.tsx'
import type { DraftView } from './draft.queries.ts'
import { DraftChecklist } from './draft-checklist.tsx'
import { DraftFrame } from './draft-frame.tsx'
import { DraftMoves } from './draft-moves.tsx'
import { DraftVersions } from './draft-versions.tsx'
import { DraftForm } from './fields/draft-form.tsx'

const nothing = () => undefined

/** A resource in which nobody writes now: its content, and what can be decided (DSK-07). */
export const DraftReader = ({ draft }: { draft: DraftView }) => {
	const { content, gaps, publish_at: publishAt } = draft
	return (
		<DraftFrame
			draft={draft}
			title={content.title}
			side={
				<>
					{publishAt && <Notice>{m.draft_publish_at({ time: dateAndTime(publishAt) })}</Notice>}
					{gaps.length > 0 && <DraftChecklist gaps={gaps} misread={false} />}
					<DraftMoves
						draft={draft}
						revision={draft.revision}
						isComplete={gaps.length === 0}
						isSettled
					/>
					<DraftVersions id={draft.id} now={content} />
				</>
			}
		>
			<DraftForm
				content={content}
				texts={textsOf(content)}
				gaps={gaps}
				misread={[]}
				onEdit={nothing}
				readOnly
			/>
		</DraftFrame>
	)
}
