import type { RichBlock } from '#domain/learning/rich-text.rules.ts'
import { birds } from './birds.ts'
import { fractions } from './fractions.ts'
import { humanBody } from './human-body.ts'
import { kahaniSunao } from './kahani-sunao.ts'
import { kavita } from './kavita.ts'
import { lowCostLab } from './low-cost-lab.ts'
import { natureJournaling } from './nature-journaling.ts'
import { partition } from './partition.ts'
import { puppets } from './puppets.ts'
import { readingAloud } from './reading-aloud.ts'
import { vachanKona } from './vachan-kona.ts'
import { writing } from './writing.ts'

/** Lessons that are written whole, by the titles of course and lesson. */
export const writtenLessons: Readonly<
	Record<string, Readonly<Record<string, readonly RichBlock[]>>>
> = {
	'A Field Sheet for Fifteen Common Birds': birds,
	'Fractions That Make Sense': fractions,
	'Low-Cost Lab: Build It Live': lowCostLab,
	'Nature Journaling: Four Live Mornings': natureJournaling,
	'Puppets From Waste: A Live Make-Along': puppets,
	'Reading Aloud So That Children Listen': readingAloud,
	'Teaching Partition With Care': partition,
	'Teaching the Human Body With Respect': humanBody,
	'Writing That Children Want to Read: A Masterclass': writing,
	'कविता की कक्षा: चार शामें, चार कवि': kavita,
	'कहानी सुनाओ, भाषा सिखाओ: प्राथमिक कक्षाओं के लिए': kahaniSunao,
	'दस मिनट का वाचन-कोना': vachanKona,
}
