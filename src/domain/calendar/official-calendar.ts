/** A holiday as it is arranged: its first and last day off, weekends that join it included. ISO days. */
export interface Holiday {
  name: string;
  nameEn: string;
  from: string;
  to: string;
}

/** A weekend day that is worked (调休) in exchange for a day off of a holiday. */
interface ExchangedWorkday {
  /** ISO day */
  day: string;
  /** Name of the holiday. */
  name: string;
  nameEn: string;
}

export interface CalendarYear {
  year: number;
  /**
   * Whether the State Council has published how the year's days off are arranged; else the holidays are those of the law
   * alone, and no weekend is known to be worked.
   */
  isPublished: boolean;
  /** Notice or law that it follows. */
  source: string;
  holidays: readonly Holiday[];
  workdays: readonly ExchangedWorkday[];
}

/** Days on which venues are in demand, as the operator states them with their source. */
export interface BusyPeriod {
  name: string;
  nameEn?: string | undefined;
  /** ISO days */
  from: string;
  to: string;
  /** The city that it is true of; everywhere where it is not set. */
  cityCode?: string | undefined;
  source: string;
}

export interface OfficialCalendar {
  /** Ascending. */
  years: readonly CalendarYear[];
  /** None of ours: no figures are published that would say which weeks are busy. */
  busy: readonly BusyPeriod[];
}

const holidayNames = {
  newYear: ["元旦", "New Year's Day"],
  spring: ["春节", "Spring Festival"],
  qingming: ["清明节", "Qingming Festival"],
  labour: ["劳动节", "Labour Day"],
  dragonBoat: ["端午节", "Dragon Boat Festival"],
  midAutumn: ["中秋节", "Mid-Autumn Festival"],
  national: ["国庆节", "National Day"],
} as const;
type HolidayKey = keyof typeof holidayNames;

/** Month and date as MM-DD. */
interface YearTable extends Pick<CalendarYear, "year" | "isPublished" | "source"> {
  off: readonly (readonly [key: HolidayKey, from: string, to: string])[];
  exchanged: readonly (readonly [key: HolidayKey, ...days: string[]])[];
}

const toCalendarYear = ({ off, exchanged, ...head }: YearTable): CalendarYear => ({
  ...head,
  holidays: off.map(([key, from, to]) => ({
    name: holidayNames[key][0],
    nameEn: holidayNames[key][1],
    from: `${head.year}-${from}`,
    to: `${head.year}-${to}`,
  })),
  workdays: exchanged.flatMap(([key, ...days]) =>
    days.map((day) => ({ day: `${head.year}-${day}`, name: holidayNames[key][0], nameEn: holidayNames[key][1] })),
  ),
});

/** The calendar of this year and the next. An operator's file replaces years of it (`mergeCalendar`). */
export const officialCalendar: OfficialCalendar = {
  years: [
    toCalendarYear({
      year: 2026,
      isPublished: true,
      source: "国务院办公厅关于 2026 年部分节假日安排的通知（2025 年 11 月 4 日）",
      off: [
        ["newYear", "01-01", "01-03"],
        ["spring", "02-15", "02-23"],
        ["qingming", "04-04", "04-06"],
        ["labour", "05-01", "05-05"],
        ["dragonBoat", "06-19", "06-21"],
        ["midAutumn", "09-25", "09-27"],
        ["national", "10-01", "10-07"],
      ],
      exchanged: [
        ["newYear", "01-04"],
        ["spring", "02-14", "02-28"],
        ["labour", "05-09"],
        ["national", "09-20", "10-10"],
      ],
    }),
    toCalendarYear({
      year: 2027,
      isPublished: false,
      source: "全国年节及纪念日放假办法（2024 年修订）",
      off: [
        ["newYear", "01-01", "01-01"],
        ["spring", "02-05", "02-08"],
        ["qingming", "04-05", "04-05"],
        ["labour", "05-01", "05-02"],
        ["dragonBoat", "06-09", "06-09"],
        ["midAutumn", "09-15", "09-15"],
        ["national", "10-01", "10-03"],
      ],
      exchanged: [],
    }),
  ],
  busy: [],
};
