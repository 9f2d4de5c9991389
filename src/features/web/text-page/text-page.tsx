import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Text } from '#domain/web/text-page.rules.ts'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Section } from '#ui/layout/section.tsx'
import { small } from '#ui/look.ts'
import { TextBlocks } from './text-blocks.tsx'
import { TextQuestions } from './text-questions.tsx'
import { TextWords } from './text-words.tsx'

const head = css({ display: 'flex', flexDirection: 'column', gap: '2', pb: '6' })
const title = css({ textStyle: 'page' })
const lead = css({ color: 'ink.muted', maxW: 'prose' })
const contents = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', pb: '4' })

/** From this number of sections on, a page begins with links to them. */
const MANY = 6

type TextPageProps = {
	text: Text
	/** Breadcrumbs between home and this page. */
	above?: ReactNode
	/** Content before the sections. */
	children?: ReactNode
	/** Content after the sections. */
	below?: ReactNode
}

/** A page of text about the platform: breadcrumbs, title and lead, sections. */
export const TextPage = ({ text, above, children, below }: TextPageProps) => (
	<Page>
		<header className={head}>
			<Breadcrumb here={text.title}>
				<Link to="/">{m.home_title()}</Link>
				{above}
			</Breadcrumb>
			<h1 className={title}>{text.title}</h1>
			<p className={lead}>
				<TextWords words={text.lead} />
			</p>
			{text.updated && <p className={small}>{m.text_updated({ date: shortDate(text.updated) })}</p>}
		</header>
		{text.sections.length >= MANY && (
			<nav className={contents} aria-label={m.text_contents()}>
				{text.sections.map(({ id, title: name }) => (
					<a key={id} className={link({ kind: 'nav' })} href={`#${id}`}>
						{name}
					</a>
				))}
			</nav>
		)}
		{children}
		{text.sections.map(({ id, title: name, blocks, questions }) => (
			<Section key={id} id={id} title={name}>
				<TextBlocks blocks={blocks} />
				{questions.length > 0 && <TextQuestions questions={questions} />}
			</Section>
		))}
		{below}
	</Page>
)
