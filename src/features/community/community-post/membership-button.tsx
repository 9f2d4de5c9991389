import { m } from '#i18n/messages'
import { useViewer } from '#processes/viewer-context.ts'
import { Button } from '#ui/action/button.tsx'
import { membershipCalls } from './community.calls.ts'
import type { Group } from './community.types.ts'
import { useToggle } from './use-toggle.ts'

/** Joins or leaves a group, shown immediately and reverted if the server refuses. */
export const MembershipButton = ({ group }: { group: Group }) => {
	const { signedIn } = useViewer()
	const { isOn, toggle } = useToggle({
		subject: group.id,
		on: group.joined,
		signedIn,
		...membershipCalls,
	})
	return (
		<Button tone={isOn ? 'outline' : 'solid'} onClick={toggle}>
			{isOn ? m.community_leave() : m.community_join()}
		</Button>
	)
}
