/** A group: key, name, what it is for, whether everybody may join. */
export const groups = [
	[
		'maths',
		'Maths Circle',
		'Rope, sticks, dice and talk: mathematics that children can touch, from Class 1 to 8.',
		true,
	],
	[
		'english',
		'English That Speaks',
		'Stories, drama and first readers for children who hear English only at school.',
		true,
	],
	[
		'science',
		'Science With Nothing',
		'Experiments from the kitchen and the schoolyard; no laboratory needed.',
		true,
	],
	['hindi', 'हिंदी की कक्षा', 'कहानी, कविता, वर्तनी और लेखन: हिंदी पढ़ाने वालों की अपनी जगह।', true],
	[
		'early',
		'First Steps',
		'Balvatika to Class 2: play, sounds, numbers up to 20, and mornings without tears.',
		true,
	],
	[
		'inclusion',
		'Every Child Learns',
		'Special needs in ordinary classrooms: small changes that help, and what to tell parents.',
		true,
	],
	[
		'heads',
		'Heads of Small Schools',
		'For principals of schools with fewer than ten teachers. By invitation.',
		false,
	],
	[
		'kottayam',
		'St. Thomas Staff Room',
		'Teachers of St. Thomas, Kottayam, among themselves. By invitation.',
		false,
	],
] as const

/** A post: author, group or nothing, text. Newest first. */
export const posts: readonly (readonly [author: string, group: string, text: string])[] = [
	[
		'settled-teacher',
		'maths',
		'A number line of rope\nWe knotted a rope every 30 cm and laid it across the corridor. Children jump +3 and −2 and shout where they land. Negative numbers took one period instead of four.',
	],
	[
		'subscriber',
		'',
		'What do you do in the last ten minutes on a Friday? I let two children teach the class one thing of the week. The quiet ones ask for a turn by now.',
	],
	[
		'institutional-teacher',
		'science',
		'A periscope from two phone boxes and two pocket mirrors. Cost: nothing. Angle of incidence: never asked again. Goes well with the quiz /quiz/environment-around-us',
	],
	[
		'free-plan',
		'',
		'Class 4 reads “between 3 and 5” as 3 and 5. Has anybody a good picture or game for “between”?',
	],
	[
		'new-teacher',
		'early',
		'First week as a teacher! Thirty-eight children, one of me. What is your routine for the first five minutes of the day?',
	],
	[
		'verified-poc',
		'hindi',
		'कक्षा 3 में “र” के तीन रूप सिखाने का सबसे आसान तरीका? हमने रेल, प्रेम और पर्वत की दौड़ करवाई: बच्चे सही डिब्बे में कार्ड डालते हैं।',
	],
	[
		'settled-teacher',
		'',
		'Marking 45 copies takes me two hours (and /quiz/formative-assessment told me why). Since July I mark one third in depth each week and let the others swap with a partner and a list of three questions. Mistakes did not rise.',
	],
	[
		'subscriber',
		'english',
		'Drama for the shy: everybody has a paper bag puppet and speaks through it. Four children spoke English aloud for the first time this year.',
	],
	[
		'additional-poc',
		'kottayam',
		'Reminder: parents’ meeting on Saturday at ten. Class teachers, please bring the reading lists.',
	],
	[
		'institutional-teacher',
		'inclusion',
		'A boy in Class 5 cannot copy from the board. We photograph the board and print it. His marks doubled, his parents wept. It costs two rupees a day.',
	],
	[
		'free-plan',
		'science',
		'Germination in a wet cloth against the window beats cotton in a glass: one sees root hairs on day two. Mung beans, please, not rajma.',
	],
	[
		'unverified-poc',
		'heads',
		'How do you find a substitute for one day in a village of nine hundred people? We ask retired teachers; two said yes.',
	],
	[
		'settled-teacher',
		'maths',
		'Fractions: fold, do not cut. A folded strip can be unfolded again and the whole is still there. See also Fractions That Make Sense in the catalogue.',
	],
	[
		'verified-poc',
		'',
		'CBSE asks for fifty hours of training a year. We let every teacher choose twenty-five and do the other twenty-five together on Saturdays. Complaints stopped.',
	],
	[
		'subscriber',
		'',
		'Thank you @RajeshPawar for the marking list. I added one question: “What would you ask the writer?”',
	],
	[
		'new-teacher',
		'',
		'Which is better for a noisy class: a bell, a raised hand or silence? I tried all three this week and none twice.',
	],
	[
		'parent',
		'',
		'As a parent: please write in the diary what went well, too. My daughter reads it to her grandmother.',
	],
	[
		'additional-poc',
		'english',
		'Word walls work if children build them. Ours has only words that somebody needed and did not have.',
	],
	[
		'institutional-teacher',
		'science',
		'शनिवार को बच्चों ने छाया से समय नापा: एक लकड़ी, चाक और धूप। दोपहर बारह बजे सब चुप हो गए, क्योंकि छाया सबसे छोटी थी।',
	],
	[
		'free-plan',
		'maths',
		'Tables with claps: 3, 6, 9 on the desk, 12 with a jump. By the fourth week they know 3 and 4 without paper.',
	],
	[
		'settled-teacher',
		'early',
		'A “worry box” at the door. Children post a drawing in the morning. I look at it during assembly. It changed how I begin the day.',
	],
	[
		'verified-poc',
		'heads',
		'Our timetable has no double periods for Class 6 any more. Attention after lunch went up; so did attendance on Mondays.',
	],
	[
		'subscriber',
		'hindi',
		'कविता याद करवाने से पहले हम उसे चलकर दिखाते हैं। “झाँसी की रानी” के चार पद आँगन में चार कोनों पर।',
	],
	[
		'unverified-poc',
		'',
		'We have one projector for eleven rooms. Does anybody share a booking list that people really keep to?',
	],
	[
		'new-teacher',
		'maths',
		'Place value with bundles of ten ice-cream sticks and rubber bands: they untie a bundle to borrow. Nobody says “carry” any more, they say “tie”.',
	],
	[
		'institutional-teacher',
		'',
		'Reading corner rules written by Class 3: 1. Clean hands. 2. No tearing. 3. If you cry, you may finish the chapter.',
	],
	[
		'free-plan',
		'english',
		'Dictation on the move: the text hangs outside the room, one child runs and whispers, the other writes. Spelling, memory and sport in one.',
	],
	[
		'parent',
		'early',
		'Our son asks for “the counting stairs” at home. What are they? We want to paint them too.',
	],
	[
		'settled-teacher',
		'',
		'Three things I stopped doing this year: red ink, reading from the book, and asking “understood?”.',
	],
	[
		'additional-poc',
		'inclusion',
		'Hard of hearing, first row, left side, and I no longer talk to the board. Three changes, no money.',
	],
	[
		'subscriber',
		'science',
		'Water cycle in a plastic bag taped to the window. Draw the sun, the cloud and the sea on it with a marker. It rains at eleven every day.',
	],
	[
		'verified-poc',
		'',
		'Exit tickets on old envelopes: one thing I learned, one thing I did not. I read them in the bus and know how tomorrow begins.',
	],
	[
		'free-plan',
		'',
		'Does anybody teach coding without computers? We do “robot and commander” in the yard with chalk squares.',
	],
	[
		'institutional-teacher',
		'maths',
		'Area with newspaper squares of one metre. They cover the veranda, count, and only then meet the formula.',
	],
	[
		'new-teacher',
		'english',
		'My children answer everything with “Yes, ma’am”. How do you get whole sentences?',
	],
	[
		'settled-teacher',
		'science',
		'Magnets: first let them find what sticks in the room for ten minutes. The list of surprises is the lesson.',
	],
	[
		'subscriber',
		'',
		'बच्चों की लिखावट सुधारने के लिए रोज़ सिर्फ़ दो पंक्तियाँ, पर सबसे सुंदर। एक महीने में फ़र्क़ दिखा।',
	],
	[
		'unverified-poc',
		'early',
		'Morning circle with a ball of wool: who holds it speaks. At the end we see the net and nobody wants to let go.',
	],
	[
		'verified-poc',
		'inclusion',
		'A quiet corner with two cushions and a timer of sand. Everybody may go, nobody is sent.',
	],
	[
		'free-plan',
		'hindi',
		'मात्राओं का खेल: हर बच्चे के गले में एक अक्षर, मात्राएँ घूमती हैं और शब्द बनते जाते हैं। सबसे लंबा शब्द “जगमगाहट” बना।',
	],
	[
		'additional-poc',
		'',
		'We opened the library during lunch and put a child of Class 8 in charge. Loans went from 12 to 140 a month.',
	],
	[
		'institutional-teacher',
		'english',
		'Letters to another school: we write to a Class 6 in Nagpur. They correct our spelling, we theirs. Nobody ever checked a text so carefully.',
	],
	[
		'settled-teacher',
		'maths',
		'Estimation jar each Monday: chickpeas, buttons, pebbles. Write the guess and the reason. The reasons get better faster than the guesses.',
	],
	[
		'new-teacher',
		'science',
		'I was afraid of the question “why is the sky blue”. Now I say: good, who finds out until Thursday? Nine did.',
	],
	[
		'subscriber',
		'inclusion',
		'Instructions as three pictures on the board. It was meant for two children. All thirty look at them.',
	],
	[
		'verified-poc',
		'kottayam',
		'The laboratory is free on Tuesdays from now on. Please sign the list at the door.',
	],
	[
		'free-plan',
		'',
		'Parents’ evening: I begin with one photo of each child at work. Nobody asked about marks for ten minutes.',
	],
	[
		'unverified-poc',
		'maths',
		'Shopping with a real price list from the ration shop. Change of twenty rupees is suddenly interesting.',
	],
	[
		'institutional-teacher',
		'early',
		'Sand trays for letters: mistakes vanish, so they try more. Lids of sweet boxes are the right size.',
	],
	[
		'settled-teacher',
		'english',
		'One sentence a day about the weather, said by a child at the door, since June. They can all speak about the past tense now, because yesterday is on the wall.',
	],
	['additional-poc', 'hindi', 'दादी-नानी की कहानियाँ रिकॉर्ड करके कक्षा में सुनीं। सात बोलियाँ, एक कक्षा।'],
	[
		'subscriber',
		'maths',
		'Symmetry: fold, paint, fold, open. Then find it in rangoli, leaves and the school gate.',
	],
	['new-teacher', '', 'Small victory: nobody ran in the corridor today. We walk like astronauts.'],
	[
		'free-plan',
		'early',
		'Balvatika: is a nap after lunch allowed at your school? Ours sleep on the tables anyway.',
	],
	[
		'verified-poc',
		'science',
		'Rain gauge from a bottle; a pupil reads it every morning at eight. We have two years of data and a graph in the corridor.',
	],
	[
		'institutional-teacher',
		'',
		'Peer teaching in pairs across classes: 7 reads to 2 on Wednesdays. Both read better. Both behave better.',
	],
	[
		'settled-teacher',
		'inclusion',
		'Larger print for one child, larger print for all. Nobody asked why.',
	],
	[
		'unverified-poc',
		'',
		'What helped you most in your first year? I write a page for those who start in June.',
	],
	[
		'parent',
		'inclusion',
		'Thank you to all who write here. We learned to ask the school for more time in tests, and they said yes at once.',
	],
	[
		'subscriber',
		'science',
		'Kitchen chemistry: turmeric paper turns red with soap. The homework was to test everything at home. Everything was tested.',
	],
]

/** Comments under the demo's posts. */
export const comments = [
	'We tried it today. It works with sixty children, too.',
	'Lovely. Which class was this?',
	'बहुत अच्छा विचार, कल ही करके देखेंगे।',
	'How long did it take you to prepare?',
	'I do nearly the same, but outdoors.',
	'Thank you, this saved my Monday.',
	'Does it also work in a language that they do not read yet?',
	'My children asked for it again.',
	'धन्यवाद! हमारे स्कूल में भी यही सवाल था।',
	'Could you share the list?',
] as const
