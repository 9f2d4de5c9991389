import { Suspense } from 'react'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { DeskImport } from '#desk/list/desk-import.tsx'
import { RESOURCE_FILE_LIMIT, resourceColumns } from '#domain/learning/resource-file.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { saveTable } from '#ui/action/save-table.ts'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { draftImportActors } from './draft-import.actors.ts'
import { DraftImportList } from './draft-import-list.tsx'
import { importWords } from './draft-import-words.ts'

const lead = css({ color: 'ink.muted', pb: '5', maxW: 'prose' })
const part = css({ pt: '7' })
const title = css({ textStyle: 'section', pb: '3' })
const way = css({ pb: '4' })

const example = [
	...['Fractions by Folding', 'self_paced', 'English', 'Fold paper, count, compare.', ''],
	...['Mathematics', '', '', 'Names halves and quarters | Compares fractions', '499', '', '', ''],
]

/** Drafts of resources from a file, and the files that were read (28.3). */
export const DraftImportPage = () => (
	<>
		<Breadcrumb here={m.draft_import_title()}>
			<DeskLink to="/resources">{m.draft_list_title()}</DeskLink>
		</Breadcrumb>
		<Heading>{m.draft_import_title()}</Heading>
		<p className={lead}>{m.draft_import_text()}</p>
		<div className={way}>
			<Button
				size="sm"
				tone="outline"
				onClick={() => saveTable('resources-template.csv', [[...resourceColumns], example])}
			>
				{m.teachers_template()}
			</Button>
		</div>
		<DeskImport actorsOf={draftImportActors} most={RESOURCE_FILE_LIMIT} words={importWords()} />
		<section className={part}>
			<h2 className={title}>{m.draft_import_list()}</h2>
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<DraftImportList />
			</Suspense>
		</section>
	</>
)
