/** What a demand asks of a venue, as far as a total is reckoned from it. */
export interface QuotedEvent {
  people: number;
  /** 0.5 is half a day; else whole days. */
  days: number;
  /** Lunches and dinners for all people; 0: none is wanted. */
  lunches: number;
  dinners: number;
  teaBreaks: number;
  /** Round tables of the dinner or of the layout. */
  tables: number;
  /** Rooms a night, and nights; 0: none are wanted. */
  guestRooms: number;
  nights: number;
  /** Screens, sound or light are wanted. */
  needsAv: boolean;
  /** The evening or day before is wanted for setting up. */
  needsSetup: boolean;
}
