import { useQuery, useQueryClient } from '@tanstack/react-query'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { announce } from '#ui/dialog/announce.ts'
import { type DraftView, versionQuery, versionsQuery } from './draft.queries.ts'

const list = css({ display: 'flex', flexDirection: 'column', gap: '2', pt: '2' })
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
})
const small = css({ textStyle: 'small', color: 'ink.muted' })

type VersionsProps = {
  id: string
  /** Takes the content of a version into the draft; without it versions are only listed. */
  onRestore?: (content: DraftView['content']) => void
}

/** The versions that were handed in; one of them can be taken back into the draft. */
export const DraftVersions = ({ id, onRestore }: VersionsProps) => {
  const queryClient = useQueryClient()
  const { data } = useQuery(versionsQuery(id))
  if (!data || data.data.length === 0) return null
  const restore = async (number: number) => {
    try {
      onRestore?.(await queryClient.fetchQuery(versionQuery(id, number)))
    } catch {
      announce(m.desk_unavailable())
    }
  }
  return (
    <details>
      <summary>{m.draft_versions()}</summary>
      <ul className={list}>
        {data.data.map(({ number, saved_at }) => (
          <li key={number} className={row}>
            <span>
              {m.draft_version({ number })}
              <br />
              <span className={small}>{dateAndTime(saved_at)}</span>
            </span>
            {onRestore && (
              <Button
                tone="outline"
                size="sm"
                aria-label={m.draft_version_restore_name({ number })}
                onClick={() => void restore(number)}
              >
                {m.draft_version_restore()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
