/** Name of the strict same-site cookie that stores the slug of the chosen city (specification, section 3). */
export const cityCookie = "huizhi_city";
