import type { RichBlock } from '#domain/learning/rich-text.rules.ts'
import { box, h, math, ol, p, table, ul } from '../../learning/rich-parts.ts'

/** “Low-Cost Lab: Build It Live”, by the title of the lesson. */
export const lowCostLab: Readonly<Record<string, readonly RichBlock[]>> = {
	'The pen-cap microscope': [
		p(
			'A good lens magnifies, but it has to be held still, at the right distance. A pen cap does both. In the first session you build an instrument that shows the cells of an onion skin, for less than thirty rupees.',
		),
		h('The idea'),
		p(
			'A small ball of glass or a strong small lens bends light so much that its focus lies a few millimetres away. Held there, it works as a magnifier. Its power is about the distance at which we read comfortably, 250 mm, divided by its focal length $f$:',
		),
		math('M \\approx \\frac{250\\ \\text{mm}}{f}'),
		p(
			'The lens of an old laser pointer or of a broken phone camera has a focal length of about 4 to 8 mm. So it magnifies about thirty to sixty times. Anton van Leeuwenhoek saw the first bacteria through a single lens in the seventeenth century.',
		),
		h('You need'),
		ul(
			'a small lens from an old laser pointer or from the camera of a broken phone',
			'the cap of a marker pen, a strip of rubber from a cycle tube, two clothes pegs',
			'a transparent sheet cut to strips of 7 cm by 2 cm, tape, a torch',
		),
		h('Build it'),
		ol(
			'Heat a nail and melt a hole of 3 mm through the closed end of the cap. An adult does this, near an open window.',
			'Set the lens on the hole from outside and hold it with a ring of rubber that has a hole of 3 mm.',
			'Peel the thin skin from the inside of an onion scale. Lay it on the strip with a drop of water and a drop of iodine solution, and cover it with clear tape.',
			'Hold the strip to the open end of the cap with two pegs. Look through the lens at a bright wall, and push the strip until it is sharp.',
		),
		box(
			'caution',
			'Never look at the sun, and never shine the torch straight through the lens into an eye. A bright wall or the sky away from the sun is enough. The laser of the pointer is thrown away, not used.',
		),
		box(
			'example',
			'In the first session Sister Tresa held hers to the window in Jagdalpur. “Bricks,” she said. “It is a wall of bricks.” Robert Hooke called what he saw in cork “cells” in 1665, because they looked like the rooms of monks. She was not far from him.',
		),
		box(
			'activity',
			'Look at the corner of a printed picture in a newspaper. How many colours of dots are there? Then at the wing of a dead ant. Draw both in circles of the same size.',
		),
		p(
			'Source: instruments of this kind have been collected for decades by Arvind Gupta (arvindguptatoys.com). R. Hooke, “Micrographia” (1665).',
		),
	],
	'The CD spectroscope': [
		p(
			'A tube light looks white, and so does the sun. They are not the same white. With a piece of an old CD the class can see the difference, and why astronomers know what stars are made of.',
		),
		h('The idea'),
		p(
			'On a CD runs a spiral of pits. Its turns lie $1.6\\ \\mu\\text{m}$ apart, only three times the length of a wave of red light. Each turn sends a little light in every direction; in some directions the waves of one colour add up:',
		),
		math('d \\sin\\theta = n\\lambda'),
		p(
			'Here $d$ is the distance of the turns, $\\lambda$ the wavelength and $n = 1, 2, \\dots$ Red has the longer wave and is bent more than blue. That is a spectrum, without a prism.',
		),
		h('Build it'),
		ol(
			'Take a box of tea or medicine. In one narrow side cut a slit: 2 cm high and as thin as you can. Two halves of a razor blade with tape make the best one; an adult does it.',
			'On the opposite side, low down, fix a quarter of a CD, shiny side up, at about 60 degrees to the floor.',
			'Cut a hole of 1 cm in the top, above the CD, to look in.',
			'Close every other gap with black tape. Point the slit to a lamp and look down through the hole.',
		),
		table(
			['Look at', 'You see'],
			['a filament bulb', 'all colours without a gap'],
			['a tube light or CFL', 'bright lines: violet, green, orange-red'],
			['a white LED', 'a strong blue, a gap, then a broad band'],
			['a yellow street lamp (sodium)', 'almost only yellow'],
			['white paper in sunlight', 'all colours; never the sun itself'],
		),
		box(
			'caution',
			'The slit points to paper in sunlight, never to the sun. Say it before the first child has the box in hand, and again when they go out.',
		),
		box(
			'example',
			'A boy in Nanded drew the lines of the staffroom’s lamp and of his mother’s torch, one above the other. “This one has no violet,” he said. His drawing is what Kirchhoff and Bunsen did in 1859: each element has its own lines, as each person has a finger print.',
		),
		box(
			'activity',
			'Each group draws the spectra of three lamps with coloured pencils, without names. The groups exchange drawings and walk about to find which lamp it was.',
		),
		h('Check'),
		p(
			'On a DVD the turns are closer: $0.74\\ \\mu\\text{m}$. Is its spectrum wider or narrower than that of a CD? Wider: with a smaller $d$ the sine, and with it the angle, must be larger.',
		),
	],
	'The ruler balance': [
		p(
			'A ruler, a pencil and two paper cups weigh to a gram. More than the weighing matters what children find out while it does not yet work.',
		),
		h('The idea'),
		p(
			'A ruler that rests on a pencil turns towards the side with the larger **moment**: weight times distance from the support. It is at rest when both sides are equal:',
		),
		math('m_1 \\, d_1 = m_2 \\, d_2'),
		p(
			'With equal arms it compares: is this as heavy as that? With unequal arms it multiplies: a coin at 20 cm holds two coins at 10 cm. A butcher’s steelyard and the see-saw are the same machine.',
		),
		h('Build it'),
		ol(
			'Drill or melt three holes into a wooden ruler of 30 cm: in the middle, and 1 cm from each end, all on one line slightly above the middle of the width.',
			'Push a nail through the middle hole and let it rest between two stacks of books, so that the ruler swings freely.',
			'Hang a paper cup on each end with thread of the same length.',
			'If one side sinks, stick a little wax to the other, until it is level.',
		),
		p(
			'Known weights: a one-rupee coin of the series of 2011 has 3.79 g, a two-rupee coin 4.85 g, a five-rupee coin 6.0 g (the Reserve Bank publishes these figures). One millilitre of water has one gram, so a syringe gives every weight up to ten grams.',
		),
		table(
			['Question', 'How'],
			['How heavy is a bean?', 'weigh fifty, divide'],
			['How heavy is this letter?', 'fold it into the cup, add water drop by drop'],
			['Does wet sand weigh more?', 'one cup full of each'],
			['How heavy is a drop of water?', 'forty drops from one dropper, divide'],
		),
		box(
			'caution',
			'If the hole of the support is below the line of the other two, the ruler topples over, and no wax helps. Let one group build it so. They will find out why.',
		),
		box(
			'example',
			'“It is broken,” said the group of Kavya: the ruler stayed wherever they left it. All three holes lay exactly on one line, at the middle of the width. “So it has no up and down,” she said after a while. They moved the middle hole up by three millimetres, and it came to rest by itself.',
		),
		box(
			'activity',
			'Before you weigh: everybody takes a stone and writes down a guess. Weigh all, and subtract. Who was nearest? Do it again with other stones. Do the guesses become better?',
		),
		h('Check'),
		p(
			'A child of 20 kg sits 1.5 m from the middle of a see-saw. Where must a child of 30 kg sit? $20 \\times 1.5 = 30 \\times d$, so at $d = 1$ m.',
		),
	],
	'Lessons around them': [
		p(
			'An instrument on the shelf is a decoration. The last session turns the three into lessons: with a question first, and the instrument as the way to answer it.',
		),
		h('The idea'),
		p(
			'In many practicals the result is known beforehand, and the pupil’s task is to get it. Turn the order round: **question, guess, measurement, doubt**. The doubt at the end is the part that is missing in most notebooks: how sure are we, and what would make us surer?',
		),
		h('Three lessons'),
		table(
			['Class', 'Question', 'Instrument', 'What they will argue about'],
			[
				'8',
				'Are all living things made of cells?',
				'pen-cap microscope: onion, cheek, leaf, thread of cotton',
				'is cotton alive?',
			],
			[
				'9',
				'Which lamp in our village gives which light?',
				'spectroscope',
				'why two “white” lamps differ',
			],
			[
				'6 and 7',
				'What is the heaviest seed for its size?',
				'balance and a measuring cup',
				'how to measure the size of something round',
			],
		),
		h('A period of forty minutes'),
		ol(
			'Five minutes: the question stands on the board. Everybody writes a guess with a reason.',
			'Five minutes: how shall we find out? Collect three plans. Choose one; note what the others do better.',
			'Twenty minutes: groups of four. One handles, one writes, one checks, one asks “how do we know?”',
			'Five minutes: all numbers on the board, also the strange ones.',
			'Five minutes: two sentences each. “We found …” and “We are not sure, because …”',
		),
		box('idea', 'Never wipe a strange number away. Circle it. Next week it is the question.'),
		p(
			'For a class of sixty you need fifteen instruments. Let Class 9 build them as a project in the first term, with a label: name of the builder, year, and what it was first used for. They are given to Class 6 in the third term, and the builders explain them.',
		),
		box(
			'example',
			'In Dindori the spectroscopes of 2024 are numbered 1 to 18. Number 7 has a second slit, because its builder wanted to see two lamps at the same time. Nobody had asked for it. It is the one that everybody borrows.',
		),
		box(
			'activity',
			'Write your own lesson in five lines: question, guess, instrument, what they will argue about, and the two sentences that you hope to read. Bring it to the last session; we try two of them.',
		),
		h('Handout'),
		ul(
			'Microscope: hole, lens, ring, strip, pegs. A bright wall, never the sun.',
			'Spectroscope: slit, quarter of a CD at 60 degrees, black tape. Paper in sunlight, never the sun.',
			'Balance: middle hole a little above the line, equal threads, wax.',
			'Question, guess, measurement, doubt.',
		),
	],
}
