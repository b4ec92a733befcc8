/** Returns the step of the people field: 10 from 100 people, 5 from 20, else 1. */
export const getPeopleStep = (people: number): number => (people >= 100 ? 10 : people >= 20 ? 5 : 1);
