import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { row3 } from '#ui/look.ts'
import type { Place } from './composer.actors.ts'
import { ComposerPictures } from './composer-pictures.tsx'
import { problemWords } from './problem-words.ts'
import { type ComposerRef, useComposer, useKeptDraft } from './use-composer.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4' })

export type ComposerProps = {
	/** Key of the stored draft; a new name starts a new draft. */
	name: string
	/** Stays the same while the composer does. */
	place: Place
	label: string
	send: string
	letters: number
	pictures: number
	given?: string
	hint?: string
	/** Where something is changed in place: it has the focus, and a way out. */
	inPlace?: { onPosted: () => void; onCancel: () => void }
}

const Posted = ({ composer }: { composer: ComposerRef }) => (
	<Notice>
		<div className={row3}>
			<span>{m.community_posted()}</span>
			<Button tone="outline" size="sm" onClick={() => composer.send({ type: 'post.undone' })}>
				{m.community_undo()}
			</Button>
		</div>
	</Notice>
)

const Fields = ({
	place,
	fresh,
	label,
	send,
	hint,
	inPlace,
	...rest
}: ComposerProps & { fresh: boolean }) => {
	const ref = useComposer({ ...rest, place, fresh, onPosted: inPlace?.onPosted })
	const { draft, problem } = useSelector(ref, ({ context }) => context)
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	const shown = useSelector(ref, (snapshot) => snapshot.hasTag('shown'))
	const undoable = useSelector(ref, (snapshot) => snapshot.hasTag('undoable'))
	const said = problem && problemWords(problem, draft.text.trim().length, rest)
	const isFault = problem === 'empty' || problem === 'tooLong'
	return (
		<form
			className={form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				if (!busy) ref.send({ type: 'post.submitted' })
			}}
		>
			<TextArea
				label={label}
				hint={hint}
				error={isFault && said}
				value={draft.text}
				onChange={(event) => ref.send({ type: 'text.changed', text: event.target.value })}
				onKeyDown={(event) => {
					const isTyping = event.nativeEvent.isComposing
					if (event.key === 'Escape' && !isTyping && !busy) inPlace?.onCancel()
				}}
				readOnly={shown}
				autoFocus={inPlace !== undefined}
				rows={3}
			/>
			{said && !isFault && <Notice kind="warning">{said}</Notice>}
			{undoable && <Posted composer={ref} />}
			<div className={row3}>
				<Button type="submit" busy={busy}>
					{shown ? m.community_posting() : send}
				</Button>
				{inPlace && (
					<Button tone="quiet" busy={busy} onClick={inPlace.onCancel}>
						{m.community_edit_cancel()}
					</Button>
				)}
				{rest.pictures > 0 && <ComposerPictures composer={ref} busy={busy} />}
			</div>
		</form>
	)
}

/** Editor of a post or comment; it restarts when a stored draft is found. */
export const Composer = (props: ComposerProps) => {
	const isKept = useKeptDraft(props.name)
	return <Fields key={`${props.name} ${isKept}`} {...props} fresh={!isKept} />
}
