import { api } from '#api/client.ts'
import { m } from '#i18n/messages'
import { useViewer } from '#processes/viewer-context.ts'
import { Button } from '#ui/action/button.tsx'
import type { Group } from './community.types.ts'
import { useToggle } from './use-toggle.ts'

const path = (id: string) => ({ params: { path: { id } } })
const calls = {
  switchOn: (id: string, signal: AbortSignal) =>
    api.PUT('/community/groups/{id}/membership', { ...path(id), signal }),
  switchOff: (id: string, signal: AbortSignal) =>
    api.DELETE('/community/groups/{id}/membership', { ...path(id), signal }),
}

/** Joins or leaves a group, shown immediately and reverted if the server refuses. */
export const MembershipButton = ({ group }: { group: Group }) => {
  const { signedIn } = useViewer()
  const { isOn, toggle } = useToggle({ subject: group.id, on: group.joined, signedIn, ...calls })
  return (
    <Button tone={isOn ? 'outline' : 'solid'} onClick={toggle}>
      {isOn ? m.community_leave() : m.community_join()}
    </Button>
  )
}
