import { Suspense } from 'react'
import { AssessmentSharing } from '#features/learning/self-assessment/assessment-sharing.tsx'
import { ConsentPanel } from '#features/web/analytics/consent-panel.tsx'
import { m } from '#i18n/messages'
import { useAccess } from '#routes/-access/use-access.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'

/**
 * The consent to share the self-assessment with the school, in the list of consents (PRI-02);
 * nothing signed out.
 */
export const AppAssessmentSharing = () =>
	useAccess().signedIn ? (
		<ConsentPanel title={m.consent_assessment()}>
			<Suspense fallback={<Skeleton height="6rem" />}>
				<AssessmentSharing alone={m.assessment_sharing_alone()} />
			</Suspense>
		</ConsentPanel>
	) : null
