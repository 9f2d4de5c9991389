import { type ReactNode, Suspense } from 'react'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { DeskImport } from '#desk/list/desk-import.tsx'
import { m } from '#i18n/messages'
import type { ImportWords } from '#processes/table-import/import-words.ts'
import type { ImportActorsOf } from '#processes/table-import/use-table-import.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { saveTable } from '#ui/action/save-table.ts'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { lead5 } from '#ui/look.ts'

const part = css({ pt: '7' })
const title = css({ textStyle: 'section', pb: '3' })
const way = css({ pb: '4' })

type PageProps = {
	text: string
	/** The list that the file is for. */
	list: { to: string; name: string }
	/** A file with all columns and an example. */
	template: { name: string; columns: readonly string[]; example: readonly string[] }
	actorsOf: ImportActorsOf
	/** The largest file, in MiB. */
	most: number
	words: ImportWords
	/** The files that were read. */
	children: ReactNode
}

/** Records of a list from a file, and the files that were read (28.3). */
export const ListImportPage = (props: PageProps) => {
	const { text, list, template, actorsOf, most, words, children } = props
	return (
		<>
			<Breadcrumb here={m.draft_import_title()}>
				<DeskLink to={list.to}>{list.name}</DeskLink>
			</Breadcrumb>
			<Heading>{m.draft_import_title()}</Heading>
			<p className={lead5}>{text}</p>
			<div className={way}>
				<Button
					size="sm"
					tone="outline"
					onClick={() => saveTable(template.name, [[...template.columns], [...template.example]])}
				>
					{m.teachers_template()}
				</Button>
			</div>
			<DeskImport actorsOf={actorsOf} most={most} words={words} />
			<section className={part}>
				<h2 className={title}>{m.draft_import_list()}</h2>
				<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>{children}</Suspense>
			</section>
		</>
	)
}
