import { indianDayOf } from '#machines/outside-training/training-year.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { account } from '#server/platform/database/schema/account.ts'
import { trainingEntry } from '#server/platform/database/schema/training.ts'
import { seedId } from './seed-id.ts'

const NAMES = [
  'Anju Varghese|Binu Chacko|Celine D’Souza|Dhanya Menon|Elsamma Joseph|Fathima Beevi|Gopika Pillai',
  'Harikrishnan Nair|Indu Lekha|Jaya Prakash|Kuriakose Thomas|Lakshmi Warrier|Meera Panicker',
  'Nisha Abraham|Omana Kurup|Priya Unnikrishnan|Rahul Krishnan|Saritha Babu|Teena Mathew',
  'Usha Rajan|Vinod Kumar|Wilson Fernandes|Yamuna Devi|Zeenath Rahman|Ambili Sukumaran',
]
  .join('|')
  .split('|')

const addressOf = (name: string) =>
  `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@stthomas-kottayam.example`

/** The teachers of the verified school besides the one who has a demo account of her own; accounts of nobody. */
export const schoolTeachers = NAMES.map((name) => ({
  id: seedId('school-teacher', name),
  name,
  email: addressOf(name),
}))

/** Fills the verified school with teachers, some of whom have hours; `ago` tells a moment so many days before now. */
export const seedSchoolTeachers = async (db: Db, ago: (days: number) => Date): Promise<void> => {
  await db.insert(account).values(
    schoolTeachers.map(({ id, name, email }, n) => ({
      ...{ id, email, displayName: name, roles: ['institutional_teacher'] },
      ...{ schoolId: seedId('school', 'verified'), wizardCompleted: true },
      ...{ createdAt: ago(300 - n), joinedSchoolAt: ago(120 - 4 * n) },
    })),
  )
  await db.insert(trainingEntry).values(
    schoolTeachers
      .filter((_, n) => n % 3 === 0)
      .map(({ id, name }, n) => ({
        id: seedId('training', `${name} reading`),
        accountId: id,
        source: 'outside' as const,
        title: 'Reading aloud in three languages',
        provider: 'DIET Kottayam',
        completedOn: indianDayOf(ago(26 + n)),
        minutes: 120 + 30 * n,
        kind: 'board' as const,
        standard: 'practice' as const,
        createdAt: ago(26 + n),
      })),
  )
}
