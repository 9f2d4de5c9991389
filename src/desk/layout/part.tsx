import { type ReactNode, Suspense } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'

const part = css({ display: 'flex', flexDirection: 'column', gap: '4', pt: '7' })
const title = css({ textStyle: 'section' })
const text = css({ color: 'ink.muted', maxW: 'prose' })

type PartProps = { name: string; words: string; children: ReactNode }

/** A part of a page of the desk: its name, a sentence about it, and what is loaded for it. */
export const Part = ({ name, words, children }: PartProps) => (
	<section className={part}>
		<h2 className={title}>{name}</h2>
		<p className={text}>{words}</p>
		<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>{children}</Suspense>
	</section>
)
