import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { saveTable } from '#ui/action/save-table.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { readAllDrafts } from './draft.queries.ts'
import type { DraftsSearch } from './drafts.search.ts'

const save = async (place: DraftsSearch): Promise<null> => {
  const rows = await readAllDrafts(place)
  const table = rows.map(({ id, title, course_type, status, author, changed_at }) => {
    return { id, title, type: course_type, status, author: author ?? '', changed_at }
  })
  saveTable('resources.csv', table)
  return null
}

/** Saves the resources that the filters leave as a table (28.3). */
export const SaveList = () => {
  const place = useSearch({ strict: false }) as DraftsSearch
  const { refetch, isFetching, isError } = useQuery({
    queryKey: ['mine', 'desk', 'resources file', place],
    queryFn: () => save(place),
    enabled: false,
    retry: false,
    gcTime: 0,
  })
  return (
    <>
      {isError && <Notice kind="warning">{m.draft_list_save_failed()}</Notice>}
      <Button size="sm" tone="outline" busy={isFetching} onClick={() => void refetch()}>
        {isFetching ? m.draft_list_saving() : m.draft_list_save()}
      </Button>
    </>
  )
}
