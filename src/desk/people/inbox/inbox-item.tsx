import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { m } from '#i18n/messages'
import { nextItem, previousItem } from '#machines/people/inbox/inbox.rules.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { middleRow3 } from '#ui/look.ts'
import type { InboxKind, InboxItem as Item } from './inbox.queries.ts'
import { InboxOwner } from './inbox-owner.tsx'
import { ageWords, dueWords, oneOfKindWords } from './inbox-words.ts'
import { ItemOfKind } from './item-of-kind.tsx'
import type { InboxRef } from './use-inbox.ts'

const sheet = css({ display: 'flex', flexDirection: 'column', gap: '4', minW: '0' })
const back = css({ mr: 'auto', hideFrom: 'xl' })
const keys = css({ textStyle: 'small', color: 'ink.muted', ml: 'auto', hideBelow: 'xl' })
const title = css({ textStyle: 'section', outline: '[none]' })
const note = css({ textStyle: 'small', color: 'ink.muted' })

type InboxItemProps = {
	inbox: InboxRef
	kind: InboxKind
	id: string
	/** As the list shows it; undefined if it does not wait, or is further down. */
	item: Item | undefined
}

/** The open item: who has it, the form that decides it, and the way to the next one. */
export const InboxItem = ({ inbox, kind, id, item }: InboxItemProps) => {
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => heading.current?.focus(), [])
	const hasNext = useSelector(inbox, ({ context }) => nextItem(context) !== null)
	const hasPrevious = useSelector(inbox, ({ context }) => previousItem(context) !== null)
	return (
		<section className={sheet} aria-labelledby="inbox-item">
			<div className={middleRow3}>
				<span className={back}>
					<DeskLink className={link()} to="/inbox">
						{m.desk_inbox_back()}
					</DeskLink>
				</span>
				<Button
					size="sm"
					tone="outline"
					disabled={!hasPrevious}
					aria-keyshortcuts="Alt+P"
					onClick={() => inbox.send({ type: 'previous.requested' })}
				>
					{m.desk_inbox_previous()}
				</Button>
				<Button
					size="sm"
					tone="outline"
					disabled={!hasNext}
					aria-keyshortcuts="Alt+N"
					onClick={() => inbox.send({ type: 'next.requested' })}
				>
					{m.desk_inbox_next()}
				</Button>
				<span className={keys}>{m.desk_inbox_keys()}</span>
			</div>
			<div>
				<h2 className={title} id="inbox-item" ref={heading} tabIndex={-1}>
					{oneOfKindWords[kind]()}
				</h2>
				{item && (
					<p className={note}>
						{[ageWords(item.since), dueWords(item)].filter(Boolean).join(' · ')}
					</p>
				)}
			</div>
			{item && kind !== 'call_back' && <InboxOwner inbox={inbox} owner={item.owner} />}
			<ItemOfKind kind={kind} id={id} title={item?.title ?? ''} />
		</section>
	)
}
