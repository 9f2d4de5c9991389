import { emptyQuestion, type QuizQuestionContent } from '#domain/learning/quiz-content.rules.ts'

const ask = (
	kind: QuizQuestionContent['kind'],
	prompt: string,
	more: Partial<QuizQuestionContent>,
): Omit<QuizQuestionContent, 'id'> => ({ ...emptyQuestion(''), kind, prompt, right: [], ...more })

/** A quiz with a question of every kind. */
export const measuringQuiz = {
	title: 'Measuring in Class: Length, Mass, Time',
	summary: 'Units, estimates and the instruments that children use.',
	subject: 'Mathematics',
	competencies: ['Foundational Numeracy', 'Formative Assessment'],
	minutes: 12,
	questions: [
		ask('one', 'A Class 2 child measures a desk with her hand spans. What does she learn first?', {
			options: [
				'That a desk is 60 cm long',
				'That a unit is laid end to end without gaps',
				'That hand spans are exact',
				'That a ruler is wrong',
			],
			right: [1],
			feedback: [
				'She has no centimetres yet.',
				'',
				'Two children get two different numbers, which is the next lesson.',
				'',
			],
			explanation: 'Before standard units comes the idea of a unit that is repeated and counted.',
		}),
		ask('several', 'Which of these are standard units of mass?', {
			options: ['Gram', 'Litre', 'Kilogram', 'Handful'],
			right: [0, 2],
			explanation: 'A litre measures capacity, and a handful differs from hand to hand.',
			points: 2,
		}),
		ask('truth', 'A taller glass always holds more water than a shorter one.', {
			right: [1],
			explanation: 'Width matters too. Pour from one into the other to let children see it.',
		}),
		ask('number', 'How many centimetres are 2.35 metres?', {
			value: '235',
			explanation: 'One metre is 100 centimetres: 2.35 × 100 = 235.',
		}),
		ask('number', 'Estimate in metres: how high is the door of an ordinary classroom?', {
			value: '2.1',
			tolerance: '0.3',
			explanation:
				'Most doors are about 2.1 metres high. An estimate within 30 centimetres is good.',
		}),
		ask('match', 'Match each instrument with what it measures.', {
			options: ['Beam balance', 'Measuring tape', 'Clock', 'Measuring jug'],
			matches: ['Mass', 'Length', 'Time', 'Capacity'],
			explanation: 'Let children say which one they would take before they measure.',
			points: 2,
		}),
		ask('order', 'Put these in order, the shortest time first.', {
			options: ['A blink', 'A school period', 'A day', 'A week', 'A month'],
			explanation: 'Comparing known times comes before reading a clock.',
			points: 2,
		}),
		ask('text', 'Which unit do we use for the distance between two towns?', {
			accepted: ['kilometre', 'kilometer', 'kilometres', 'kilometers', 'km', 'किलोमीटर', 'किमी'],
			explanation:
				'Kilometres. Ask how long the way takes, too: distance and time are often mixed up.',
		}),
	],
}
