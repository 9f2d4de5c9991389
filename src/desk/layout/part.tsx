import { type ReactNode, Suspense } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { mutedProse, sectionText } from '#ui/look.ts'

const part = css({ display: 'flex', flexDirection: 'column', gap: '4', pt: '7' })

type PartProps = { name: string; words: string; children: ReactNode }

/** A part of a page of the desk: its name, a sentence about it, and what is loaded for it. */
export const Part = ({ name, words, children }: PartProps) => (
	<section className={part}>
		<h2 className={sectionText}>{name}</h2>
		<p className={mutedProse}>{words}</p>
		<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>{children}</Suspense>
	</section>
)
