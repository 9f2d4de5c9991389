import { useCallback, useMemo, useState } from 'react'
import { COMMENT_LENGTH } from '#domain/community/post-text.rules.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { middleRow3, stack2 } from '#ui/look.ts'
import type { Comment } from './community.types.ts'
import { Composer } from './composer/composer.tsx'
import { forgetDraft, useKeptDraft } from './composer/use-composer.ts'
import { DeleteButton } from './delete-button.tsx'
import { PersonLine } from './person-line.tsx'
import { changedComment } from './places.ts'
import { PostText } from './post-text.tsx'
import { titleOf } from './post-words.ts'
import { ReportButton } from './report/report-button.tsx'

/**
 * One’s own comment with the ways to change its text in place and to delete it; a change that was
 * not saved is open again after a reload.
 */
const OwnComment = ({ comment }: { comment: Comment }) => {
	const name = `edit-comment.${comment.id}`
	const title = titleOf(comment.text)
	const isKept = useKeptDraft(name)
	const [editor, setEditor] = useState<'unused' | 'open' | 'closed'>('unused')
	const place = useMemo(() => changedComment(comment), [comment])
	const close = useCallback(() => setEditor('closed'), [])
	const cancel = () => {
		forgetDraft(name)
		close()
	}
	if (editor === 'open' || (editor === 'unused' && isKept))
		return (
			<Composer
				name={name}
				place={place}
				label={m.community_edit_comment()}
				send={m.community_edit_save()}
				letters={COMMENT_LENGTH}
				pictures={0}
				given={comment.text}
				inPlace={{ onPosted: close, onCancel: cancel }}
			/>
		)
	return (
		<>
			<PostText text={comment.text} />
			<div className={middleRow3}>
				<Button
					tone="quiet"
					size="sm"
					autoFocus={editor === 'closed'}
					onClick={() => setEditor('open')}
					aria-label={m.community_of({ word: m.community_edit(), title })}
				>
					{m.community_edit()}
				</Button>
				<DeleteButton kind="comment" subject={comment.id} title={title} />
			</div>
		</>
	)
}

/** A comment: who wrote it, when, and whether it was changed since. */
export const CommentItem = ({ comment }: { comment: Comment }) => (
	<li className={stack2}>
		<PersonLine author={comment.author}>
			{dateAndTime(comment.created_at)}
			{comment.edited_at && ` · ${m.community_edited()}`}
		</PersonLine>
		{comment.mine ? (
			<OwnComment comment={comment} />
		) : (
			<>
				<PostText text={comment.text} />
				<div>
					<ReportButton kind="comment" subject={comment.id} title={titleOf(comment.text)} />
				</div>
			</>
		)}
	</li>
)
