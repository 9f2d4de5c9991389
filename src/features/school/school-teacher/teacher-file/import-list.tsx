import { useSuspenseQuery } from '@tanstack/react-query'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { Section } from '#ui/layout/section.tsx'
import { ChangeReport } from '../change-report.tsx'
import { importsQuery, type TeacherImport } from '../school-teacher.queries.ts'
import { teacherLook as look } from '../teacher-look.ts'
import { useSchoolChange } from '../use-school-change.ts'

const factsOf = ({ created_at, added, accepted, undone_at }: TeacherImport): string =>
	undone_at
		? m.teachers_import_back({ date: shortDate(undone_at) })
		: m.teachers_import_facts({ date: shortDate(created_at), added, accepted })

/** The last imports, each of which can be taken back (SCH-08). */
export const ImportList = () => {
	const process = useSchoolChange()
	const { data } = useSuspenseQuery(importsQuery)
	if (data.length === 0) return null
	return (
		<Section title={m.teachers_imports()}>
			<div className={look.list}>
				<ChangeReport process={process} />
				<ul className={look.list}>
					{data.map((one) => (
						<li key={one.id} className={look.row}>
							<div>
								<p>{one.file_name}</p>
								<p className={look.note}>{factsOf(one)}</p>
							</div>
							{!one.undone_at && (
								<Button
									size="sm"
									tone="outline"
									aria-label={m.teachers_undo_of({ name: one.file_name })}
									onClick={() =>
										process.send({
											type: 'change.requested',
											change: { kind: 'undo', id: one.id, name: one.file_name },
										})
									}
								>
									{m.teachers_undo()}
								</Button>
							)}
						</li>
					))}
				</ul>
			</div>
		</Section>
	)
}
