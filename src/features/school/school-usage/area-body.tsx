import {
	isLearningArea,
	isRegisterArea,
	type SchoolArea,
} from '#domain/people/school-areas.rules.ts'
import { Contacts } from './contacts.tsx'
import { LearningList } from './learning-list.tsx'
import { QuizResults } from './quiz-results.tsx'
import { Quotient } from './quotient.tsx'
import { RegisterList } from './register-list.tsx'
import { ScheduledList } from './scheduled-list.tsx'
import { SchoolGroups } from './school-groups.tsx'

type AreaBodyProps = {
	area: SchoolArea
	title: string
	/** From 1. */
	page: number
	/** True if the viewer is the main point of contact. */
	isMain: boolean
}

/** Content of a school's area (SCH-08). */
export const AreaBody = ({ area, title, page, isMain }: AreaBodyProps) => {
	if (isLearningArea(area)) return <LearningList area={area} title={title} page={page} />
	if (isRegisterArea(area)) return <RegisterList area={area} title={title} page={page} />
	if (area === 'scheduled-training') return <ScheduledList title={title} />
	if (area === 'assessment') return <QuizResults title={title} />
	if (area === 'vidya-teaching-quotient') return <Quotient title={title} />
	if (area === 'community-space') return <SchoolGroups />
	return <Contacts isMain={isMain} />
}
