import type { Searched } from './search-table.types.ts'

/** Searches of several words in Hindi. */
export const searchesInHindi: readonly Searched[] = [
	{ search: 'कक्षा 6 गणित', first: ['Geometry With', 'Algebra From'], means: ['कक्षा 6'] },
	{ search: 'कक्षा ३ हिंदी कहानी', first: ['कहानी सुनाओ'], means: ['कक्षा ३'] },
	{ search: 'विज्ञान के प्रयोग कक्षा 7', first: ['Experiments From'], means: ['कक्षा 7'] },
	{ search: 'हिंदी व्याकरण कक्षा 8', first: ['व्याकरण रटना'], means: ['कक्षा 8'] },
	{ search: 'प्राथमिक कक्षा गणित', first: ['Maths Kit', 'Fractions That'] },
	{ search: 'नर्सरी के लिए खेल', first: ['Play Is the Plan'], means: ['नर्सरी'] },
	{ search: 'मुफ्त वेबिनार', first: [], never: ['Preparing'], means: ['मुफ्त', 'वेबिनार'] },
	{ search: 'मुफ़्त कोर्स शिक्षकों के लिए', first: ['Teaching the Human Body'] },
	{ search: 'हिंदी में कहानी सुनाना', first: ['कहानी सुनाओ'], means: ['हिंदी में'] },
	{ search: 'हिंदी माध्यम', first: ['हिंदी शिक्षण'], means: ['हिंदी माध्यम'] },
	{ search: 'बच्चों के लिए कहानी', first: ['कहानी सुनाओ'] },
	{ search: 'गणित के खेल', first: ['Times Tables'] },
	{ search: 'कक्षा प्रबंधन कैसे करें', first: ['Managing a Class'] },
	{ search: 'अंग्रेज़ी व्याकरण', first: ['Teaching Grammar'] },
	{ search: 'नई शिक्षा नीति वेबिनार', first: ['National Education'], means: ['वेबिनार'] },
	{ search: 'विशेष शिक्षा प्रमाणपत्र', first: ['Certificate in Inclusive'] },
	{ search: 'पर्यावरण शिक्षा प्रमाणपत्र', first: ['Certificate in Environmental'] },
	{ search: 'अभिभावक बैठक', first: ['Parent Meeting Kit'] },
	{ search: 'विज्ञान मेला', first: ['The Science Fair'] },
	{ search: 'संविधान कक्षा 9', first: ['The Constitution'], means: ['कक्षा 9'] },
	{ search: 'छठी कक्षा गणित', first: ['Geometry With', 'Algebra From'], means: ['छठी कक्षा'] },
]
