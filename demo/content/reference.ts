/**
 * The reference lists loaded at start (SES-04), by list; `course_types`, `competency` and
 * `subjects` come from elsewhere.
 */
export const referenceLists: Record<string, readonly string[]> = {
  test_tracks: [
    'Foundational Literacy Test',
    'Foundational Numeracy Test',
    'Subject Knowledge Test',
    'Pedagogy Test',
    'Digital Skills Test',
    'Teaching Quotient Test',
  ],
  job_type: ['Full Time', 'Part Time', 'Contract', 'Guest Faculty', 'Online', 'Internship'],
  grades: [
    'Nursery',
    'LKG',
    'UKG',
    'Class 1',
    'Class 2',
    'Class 3',
    'Class 4',
    'Class 5',
    'Class 6',
    'Class 7',
    'Class 8',
    'Class 9',
    'Class 10',
    'Class 11',
    'Class 12',
  ],
  registration_roles: [
    'Teacher',
    'Principal',
    'Coordinator',
    'Special Educator',
    'Counsellor',
    'Student of Education',
    'Parent',
  ],
  school_grade: ['Pre-Primary', 'Primary', 'Middle', 'Secondary', 'Senior Secondary'],
  school_board: ['CBSE', 'ICSE', 'State Board', 'IB', 'IGCSE', 'NIOS'],
  school_onboarding_types: [
    'Single School',
    'School Group',
    'Government Cluster',
    'Non-Governmental Organisation',
    'Coaching Institute',
  ],
  job_level: [
    'Assistant Teacher',
    'Primary Teacher',
    'Trained Graduate Teacher',
    'Post Graduate Teacher',
    'Head of Department',
    'Vice Principal',
    'Principal',
  ],
  activity: [
    'Share a Post',
    'Share a Resource',
    'Complete a Course',
    'Attend a Webinar',
    'Answer a Quiz',
    'Write a Review',
  ],
  skt: [
    'Subject Knowledge Test: English',
    'Subject Knowledge Test: Hindi',
    'Subject Knowledge Test: Mathematics',
    'Subject Knowledge Test: Science',
    'Subject Knowledge Test: Social Science',
  ],
}

/** Course types as people read them, in the order of the filter panel. */
export const courseTypeNames = {
  self_paced: 'Self-paced Courses',
  webinar: 'Webinars',
  micro_resource: 'Micro Resources',
  certification: 'Certifications',
  live_training: 'Live Trainings',
  expert_masterclass: 'Expert Masterclasses',
  affiliated_product: 'Affiliated Products',
} as const
