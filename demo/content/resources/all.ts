import type { SubjectContent } from '#demo/content/entry.ts'
import { artEducation } from './art-education.ts'
import { biology } from './biology.ts'
import { chemistry } from './chemistry.ts'
import { classroomPractice } from './classroom-practice.ts'
import { computerScience } from './computer-science.ts'
import { earlyYears } from './early-years.ts'
import { english } from './english.ts'
import { evs } from './evs.ts'
import { hindi } from './hindi.ts'
import { mathematics } from './mathematics.ts'
import { physicalEducation } from './physical-education.ts'
import { physics } from './physics.ts'
import { schoolLeadership } from './school-leadership.ts'
import { science } from './science.ts'
import { socialScience } from './social-science.ts'
import { specialEducation } from './special-education.ts'

/** Every subject's resources. */
export const subjectContents: readonly SubjectContent[] = [
	english,
	hindi,
	mathematics,
	science,
	physics,
	chemistry,
	biology,
	socialScience,
	evs,
	computerScience,
	artEducation,
	physicalEducation,
	earlyYears,
	specialEducation,
	classroomPractice,
	schoolLeadership,
]
