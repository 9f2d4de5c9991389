import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useStaff } from '#desk/layout/use-staff.ts'
import { draftQuery } from './draft.queries.ts'
import { DraftEditor } from './draft-editor.tsx'
import { DraftReader } from './draft-reader.tsx'

/** A resource in the desk: written while it is a draft, read in every other status (DSK-07). */
export const DraftPage = () => {
	const { id = '' } = useParams({ strict: false }) as { id?: string }
	const { id: accountId } = useStaff()
	const { data } = useSuspenseQuery(draftQuery(id))
	const key = `${id} ${data.status}`
	return data.status === 'draft' ? (
		<DraftEditor key={key} draft={data} accountId={accountId} />
	) : (
		<DraftReader key={key} draft={data} />
	)
}
